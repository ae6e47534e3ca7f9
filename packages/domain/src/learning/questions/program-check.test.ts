import { describe, expect, it } from 'vitest';
import { failedChecks, isValueWanted, type PlainValue, type PythonValue } from './program-check.ts';

const int = (text: string) => ({ kind: 'int', text }) as const;
const float = (text: string) => ({ kind: 'float', text }) as const;
const str = (text: string) => ({ kind: 'str', text }) as const;
const bool = (isTrue: boolean) => ({ kind: 'bool', isTrue }) as const;
const list = (...items: PythonValue[]) => ({ kind: 'list', items }) as const;
const dict = (...entries: [PythonValue, PythonValue][]) => ({ kind: 'dict', entries }) as const;

describe('what a program gives', () => {
  it.each<[PythonValue, PlainValue]>([
    [{ kind: 'none' }, null],
    [bool(true), true],
    [int('8'), 8],
    [float('8.0'), 8],
    [float('0.30000000000000004'), 0.3],
    [float('1000000000.5'), 1_000_000_000],
    [str('Thandi'), 'Thandi'],
    [list(int('1'), str('a')), [1, 'a']],
    [{ kind: 'tuple', items: [int('1')] }, [1]],
    [list(), []],
    [dict([str('name'), str('Sipho')], [int('3'), bool(false)]), { '3': false, name: 'Sipho' }],
    [dict(), {}],
  ])('%j is what was wanted: %j', (value, expected) => {
    expect(isValueWanted(value, expected)).toBe(true);
  });

  it.each<[PythonValue, PlainValue]>([
    [{ kind: 'none' }, false],
    [bool(true), 1],
    [int('1'), true],
    [int('8'), '8'],
    [str('8'), 8],
    [float('nan'), 0],
    [float('0.3001'), 0.3],
    [float('1000000002'), 1_000_000_000],
    [list(int('1')), [1, 2]],
    [list(int('1'), int('2')), [2, 1]],
    [list(), {}],
    [dict(), []],
    [dict(), null],
    [dict([str('toString'), int('1')]), { name: 1 }],
    [dict([float('1.0'), int('1')]), { '1.0': 1 }],
    [{ kind: 'other', type: 'Always' }, 8],
    [{ kind: 'other', type: 'Always' }, null],
    [list({ kind: 'other', type: 'Always' }), [8]],
  ])('%j is not what was wanted: %j', (value, expected) => {
    expect(isValueWanted(value, expected)).toBe(false);
  });
});

describe('the checks of a program', () => {
  const checks = [
    { name: 'Three', call: 'double(3)', gives: 6 },
    { name: 'Zero', call: 'double(0)', gives: 0 },
  ];

  it('are passed when every call gives what was wanted', () => {
    expect(failedChecks(checks, [int('6'), int('0')])).toEqual([]);
  });

  it.each([
    ['another value', [int('6'), int('1')]],
    ['no value', [int('6'), null]],
    ['no answer at all', [int('6')]],
  ])('fail with %s', (_what, values) => {
    expect(failedChecks(checks, values).map(({ name }) => name)).toEqual(['Zero']);
  });
});
