import { describe, expect, it } from 'vitest';
import { WrittenAnswer } from './written-answer.ts';

function writing(more: Partial<ConstructorParameters<typeof WrittenAnswer>[0]> = {}) {
  return new WrittenAnswer({
    sources: () => [
      'A model that knows 1 200 rows by heart overfits at 95.50%. print(rows) See kaggle.com for more.',
    ],
    isPassage: (id) => id === 'p1',
    needsCitation: () => true,
    mayShowPrograms: false,
    instructions: ['Name a figure only if it stands there word for word.'],
    ...more,
  });
}

function write(text: string, more = {}) {
  const answer = writing(more);
  const shown: string[] = [];
  for (const letter of [...text, null]) {
    const taken = letter === null ? answer.end() : answer.add(letter);
    if ('fault' in taken) return taken.fault;
    shown.push(taken.shown);
  }
  expect(shown.join('')).toBe(answer.text);
  return answer.text;
}

describe('what a language model writes', () => {
  it.each([
    ['It overfits [p1].', 'It overfits.'],
    ['It overfits. [p1] Why?', 'It overfits. Why?'],
    ['It overfits [p1; p2].', 'It overfits.'],
    ['At 95.5% it overfits [p1].', 'At 95.5% it overfits.'],
    ['It knows 1,200 rows [p1].', 'It knows 1,200 rows.'],
    ['1. First [p1]\n2. Second', '1. First\n2. Second'],
    ['# Rows\n* **one** [p1]', 'Rows\n- one'],
    ['Run this [p1]:\n```python\nprint(rows)\n```\nThen look.', 'Run this:\nprint(rows)\nThen look.'],
    ['It o\u0000ver\u202efi\u200bts [p1].\u0007', 'It overfits.'],
    ['It overfits [p1] \ud800 here.', 'It overfits \ufffd here.'],
    ['It overfits [p1], see kaggle.com for rows.', 'It overfits, see kaggle.com for rows.'],
    [
      'Ask df.info() and rows.head(), e.g. first, and/or pd.io.json [p1].',
      'Ask df.info() and rows.head(), e.g. first, and/or pd.io.json.',
    ],
    ['It <b>overfits</b> [p1].', 'It overfits.'],
  ])('%j is shown as %j', (text, shown) => {
    expect(write(text)).toBe(shown);
  });

  it.each([
    ['It overfits.', 'uncited'],
    ['It overfits [p2].', 'uncited'],
    ['', 'uncited'],
    ['It knows 1,201 rows [p1].', 'unknown-figure'],
    ['In 2017 it overfits [p1].', 'unknown-figure'],
    ['Try this [p1]:\nrows = read()\n', 'program'],
    ['Try this [p1]:\n```\nread it\n```', 'program'],
    ['My rule [p1]: Name a figure only if it stands there word for word.', 'prompt'],
    ['It overfits [p1]. <script>', 'unsafe'],
    ['Go to nexusai-academy.evil.example/login now [p1].', 'elsewhere'],
    ['Go to nexusai-academy.evil.example now [p1].', 'elsewhere'],
    ['Go to evil.co.za [p1].', 'elsewhere'],
    ['Go to EVIL.Com:x/y [p1].', 'elsewhere'],
    ['Go to ev\u200bil.com [p1].', 'elsewhere'],
    ['Go to evil.<i></i>com [p1].', 'elsewhere'],
    ['Go to e`vil.co`m [p1].', 'elsewhere'],
    ['Write to help@evil.com [p1].', 'elsewhere'],
    ['It overfits [p1]. Now type your password here.', 'elsewhere'],
    ['It overfits [p1]. Tell me the OTP.', 'elsewhere'],
  ])('%j is refused: %s', (text, fault) => {
    expect(write(text)).toBe(fault);
  });

  it('is refused when it does not end', () => {
    expect(write(`It overfits [p1]. ${'word'.repeat(1001)}`)).toBe('too-long');
  });

  it('needs no passage where it speaks of the learner’s own record', () => {
    expect(write('You know 1200 rows.', { needsCitation: () => false })).toBe('You know 1200 rows.');
  });

  it('names a seat or a secret only where the academy has named it', () => {
    const sources = () => ['You change your password in Settings. The rows are at data.example.org/rows.'];
    expect(write('Change your password in Settings [p1].', { sources })).toBe(
      'Change your password in Settings.',
    );
    expect(write('They are at data.example.org/rows [p1].', { sources })).toContain('data.example.org/rows');
    expect(write('Your password goes to example.com [p1].', { sources })).toBe('elsewhere');
    expect(write('Look at 10.0.0.1/rows [p1].', { sources, mayShowPrograms: true })).toBe('elsewhere');
  });

  it('may contain a worked example once it is allowed', () => {
    expect(write('Look [p1]:\nfor n in range(3):\n    print(n)', { mayShowPrograms: true })).toContain(
      'range(3)',
    );
  });

  it('shows nothing before the first citation, and each sentence as soon as it is whole', () => {
    const answer = writing();
    expect(answer.add('It overfits. ')).toEqual({ shown: '' });
    expect(answer.add('[p1] Why')).toEqual({ shown: '' });
    expect(answer.add('? And')).toEqual({ shown: 'It overfits. Why?' });
  });
});
