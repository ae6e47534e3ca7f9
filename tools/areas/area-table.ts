import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

interface Area {
  readonly holds: string;
  /** Other areas, each with its reason. */
  readonly uses: Readonly<Record<string, string>>;
}

export interface AreaTable {
  /** Used by every area above them. */
  readonly servesAll: readonly string[];
  /** Lowest first. */
  readonly areas: Readonly<Record<string, Area>>;
}

export function readAreaTable(): AreaTable {
  return JSON.parse(readFileSync(join(projectRoot, 'tools/areas/areas.json'), 'utf8'));
}

/** The table as a diagram for ARCHITECTURE.md. The areas at the bottom have no arrows: everything would point at them. */
export function drawAreas({ areas, servesAll }: AreaTable): string {
  const arrows = Object.entries(areas)
    .filter(([, { uses }]) => Object.keys(uses).length > 0)
    .map(([name, { uses }]) => `  ${name} --> ${Object.keys(uses).join(' & ')}`)
    .reverse();
  return [
    '```mermaid',
    'flowchart TD',
    ...arrows,
    '  subgraph all [used by all areas above them]',
    `    ${servesAll.toReversed().join(' --> ')}`,
    '  end',
    '```',
  ].join('\n');
}

/** The areas and what they hold, as a table for ARCHITECTURE.md. */
export function listAreas({ areas }: AreaTable): string {
  const rows = Object.entries(areas).map(([name, { holds }]) => `| \`${name}\` | ${holds} |`);
  return ['| Area | Holds |', '|---|---|', ...rows].join('\n');
}
