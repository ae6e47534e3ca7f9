const SHORTEST_MS = 1000; // 1§9
const LONGEST_MS = 2000; // 1§9

/** 1§4: `random` is a number from 0 to below 1. */
export function replyDelayMs(random: number): number {
  return SHORTEST_MS + Math.floor(random * (LONGEST_MS - SHORTEST_MS));
}
