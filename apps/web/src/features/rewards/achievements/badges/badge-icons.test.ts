import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { hasBadgeIcon } from './badge-icons.ts';

const file = join(import.meta.dirname, '../../../../../../../content/achievements.yaml');
const { achievements } = parse(readFileSync(file, 'utf8')) as { achievements: { icon: string }[] };

it('ACH-19 there is a drawing for every badge', () => {
  expect(achievements.filter(({ icon }) => !hasBadgeIcon(icon))).toEqual([]);
});
