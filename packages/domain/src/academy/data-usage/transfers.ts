/**
 * A browser counts the headers of an answer as 300 bytes, whatever they are, so that nobody learns from them (Resource
 * Timing, transferSize). Those of the request, which it does not count, are taken as long where they are packed.
 */
const PACKED_HEADER_BYTES = 300;
/** HTTP/1 writes them out: a request has about 600, and an answer of ours 200 more than the browser counts (measured). */
const PLAIN_HEADER_BYTES = 800;

/** One call as the browser has measured it. */
export interface Transfer {
  /** Headers and body as they came over the line; 0 for what came from a cache of the device. */
  readonly transferSize: number;
  /** The body as it was packed, wherever it came from. */
  readonly encodedBodySize: number;
  /** The same, unpacked. */
  readonly decodedBodySize: number;
  /** `h2`, `h3` or `http/1.1`; empty where the browser does not say. */
  readonly nextHopProtocol: string;
}

/** What calls have cost: all bytes both ways, and the bodies among them as they came and as they were before. */
export interface Counted {
  readonly bytes: number;
  readonly packedBytes: number;
  readonly plainBytes: number;
}

export const NOTHING_COUNTED: Counted = Object.freeze({ bytes: 0, packedBytes: 0, plainBytes: 0 });

export function addCounted(one: Counted, other: Counted): Counted {
  return {
    bytes: one.bytes + other.bytes,
    packedBytes: one.packedBytes + other.packedBytes,
    plainBytes: one.plainBytes + other.plainBytes,
  };
}

const uncountedHeaders = (protocol: string) =>
  protocol.startsWith('http/1') ? PLAIN_HEADER_BYTES : PACKED_HEADER_BYTES;

function countOf({ transferSize, encodedBodySize, decodedBodySize, nextHopProtocol }: Transfer): Counted {
  // From the device: nothing was asked for.
  if (transferSize === 0) return NOTHING_COUNTED;
  // "Not changed" is an answer without a body: what is shown came from the device.
  const hasBody = transferSize > encodedBodySize;
  return {
    bytes: transferSize + uncountedHeaders(nextHopProtocol),
    packedBytes: hasBody ? encodedBodySize : 0,
    plainBytes: hasBody ? decodedBodySize : 0,
  };
}

/** What calls have cost in bytes, there and back. Bodies that were sent are known to the sender alone, and not in here. */
export function countTransfers(transfers: readonly Transfer[]): Counted {
  return transfers.map(countOf).reduce(addCounted, NOTHING_COUNTED);
}
