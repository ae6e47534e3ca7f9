import { costInRand } from '@academy/domain/academy/data-usage';
import type { Traffic } from '../journey/traffic.ts';
import { textTable } from '../text-table.ts';

export interface MeasuredPart extends Traffic {
  readonly name: string;
}

const HEAD = ['a study hour', 'requests', 'kB over HTTP/1', 'kB over HTTP/2', 'rand', 'goal kB', ''];
/** As the product's own meter counts compressed headers: 300 bytes each way. */
const PACKED_HEADS_BYTES = 600;

const packedBytes = ({ bytes, headBytes, requests }: Traffic) =>
  bytes - headBytes + requests * PACKED_HEADS_BYTES;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const cells = (name: string, traffic: Traffic) => [
  name,
  String(traffic.requests),
  kilobytes(traffic.bytes),
  kilobytes(packedBytes(traffic)),
  `R${costInRand(packedBytes(traffic)).toFixed(3)}`,
];

function sumOf(parts: readonly Traffic[]): Traffic {
  const sum = (pick: (part: Traffic) => number) => parts.reduce((total, part) => total + pick(part), 0);
  return {
    bytes: sum(({ bytes }) => bytes),
    headBytes: sum(({ headBytes }) => headBytes),
    requests: sum(({ requests }) => requests),
    scripts: sum(({ scripts }) => scripts),
    calls: parts.flatMap(({ calls }) => calls),
  };
}

/** The parts of one hour, and the total against its goal, which is meant for the protocol that phones use: HTTP/2. */
export function hourRows(
  title: string,
  parts: readonly MeasuredPart[],
  goalBytes: number,
): readonly (readonly string[])[] {
  const all = sumOf(parts);
  const isReached = packedBytes(all) <= goalBytes;
  return [
    ...parts.map((part) => cells(`${title}: ${part.name}`, part)),
    [...cells(`**${title}, in all**`, all), `≤ ${goalBytes / 1000}`, isReached ? 'reached' : 'not yet'],
  ];
}

export const hourTable = (rows: readonly (readonly string[])[]): string => textTable(HEAD, rows);
