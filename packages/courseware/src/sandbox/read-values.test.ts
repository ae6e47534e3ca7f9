import { describe, expect, it } from 'vitest';
import { readValues } from './read-values.ts';

const SIX = { kind: 'int', text: '6' };

describe('the output of a process with a program', () => {
  it.each([
    null,
    [null],
    [SIX],
    [{ kind: 'none' }],
    [{ kind: 'bool', isTrue: false }],
    [{ kind: 'tuple', items: [SIX, { kind: 'list', items: [] }] }],
    [{ kind: 'dict', entries: [[{ kind: 'str', text: 'a' }, SIX]] }],
    [{ kind: 'other', type: 'function' }],
  ])('is taken as it is when it are values: %j', (values) => {
    expect(readValues(JSON.stringify(values), 1)).toEqual(values);
  });

  it.each([
    '',
    'nonsense',
    '6',
    '{}',
    '[]',
    '[6]',
    '[null, null]',
    '[{"kind":"list"}]',
    '[{"kind":"list","items":[6]}]',
    '[{"kind":"dict","entries":[[]]}]',
    '[{"kind":"dict","entries":{"a":1}}]',
    '[{"kind":"int","text":6}]',
    '[{"kind":"made-up"}]',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `[${'{"kind":"list","items":['.repeat(100_000)}${']}'.repeat(100_000)}]`,
  ])('is nothing when it is anything else (%#)', (line) => {
    expect(readValues(line, 1)).toBeUndefined();
  });
});
