/**
 * A browser counts the headers of a response as 300 bytes, whatever their size, to give nothing away (Resource Timing,
 * transferSize). Request headers, which it does not count, are assumed to be as long where they are compressed.
 */
const PACKED_HEADER_BYTES = 300;
/**
 * HTTP/1 does not compress headers: a request has about 600 bytes, and our responses 200 more than the browser counts
 * (measured).
 */
const PLAIN_HEADER_BYTES = 800;

/** One request as the browser measured it. */
export interface Transfer {
  /** Headers and body as transferred; 0 for what came from a cache of the device. */
  readonly transferSize: number;
  /** The size of the compressed body, wherever it came from. */
  readonly encodedBodySize: number;
  /** The size of the same body, decompressed. */
  readonly decodedBodySize: number;
  /** `h2`, `h3` or `http/1.1`; empty if the browser does not say. */
  readonly nextHopProtocol: string;
}

/** What requests have cost: all bytes both ways, and their bodies compressed and decompressed. */
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
  // From a cache: no request was sent.
  if (transferSize === 0) return NOTHING_COUNTED;
  // 304 Not Modified has no body: what is shown came from the device.
  const hasBody = transferSize > encodedBodySize;
  return {
    bytes: transferSize + uncountedHeaders(nextHopProtocol),
    packedBytes: hasBody ? encodedBodySize : 0,
    plainBytes: hasBody ? decodedBodySize : 0,
  };
}

/** The bytes of all requests, both ways. Request bodies are not included: only their sender knows their size. */
export function countTransfers(transfers: readonly Transfer[]): Counted {
  return transfers.map(countOf).reduce(addCounted, NOTHING_COUNTED);
}
