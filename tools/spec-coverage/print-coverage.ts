import type { AreaCoverage } from './coverage.ts';

const idsPerLine = 12;

export function printCoverage(areas: readonly AreaCoverage[]): void {
  for (const { area, total, unproven } of areas) {
    console.log(`${area.padEnd(8)} ${shareLine(total - unproven.length, total)}`);
    for (let start = 0; start < unproven.length; start += idsPerLine) {
      console.log(`         ${unproven.slice(start, start + idsPerLine).join(' ')}`);
    }
  }
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  const unproven = areas.reduce((sum, area) => sum + area.unproven.length, 0);
  console.log(`${'all'.padEnd(8)} ${shareLine(total - unproven, total)}`);
}

function shareLine(proven: number, total: number): string {
  return `${String(proven).padStart(3)} of ${String(total).padStart(3)} proven`;
}
