import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distinctExamples, readWriters } from '../../training/hearing/examples.ts';
import { WordWeights } from '../word-weights.ts';
import { HEARING_FILE, hear } from './hear.ts';

describe('rules and learnt words together', () => {
  it.each([
    ['crisis', 'my funeral policy is worth more than I am'],
    ['crisis', 'Thanks for the course. Please give my laptop to my sister, I will not need it after Friday.'],
    ['crisis', 'k1ll mys3lf'],
    ['crisis', 'nobody would miss me'],
    ['crisis', 'ngifuna ukufa'],
    ['crisis', 'ek wil nie meer lewe nie'],
    ['crisis', "hoe maak ek 'n einde aan alles"],
    ['violence', 'my husband threw me against the wall'],
    ['violence', 'uyangishaya'],
    ['distress', 'I feel hopeless'],
    ['distress', 'Can I pay later? There is no food in the house and I cry at night.'],
    ['distress', 'ndiziva ndindedwa'],
  ])('hear %s in %j', (concern, message) => {
    expect(hear(message)).toBe(concern);
  });

  it.each([
    'this code kills me',
    'the process died',
    'kill -9',
    'I need help',
    'I am dying to learn',
    'my laptop died and I lost my work',
    'how do I predict suicide rates by province',
    'I give up on this exercise. Show me the solution, please.',
    'I am tired tonight. Can I go on tomorrow?',
    'Sawubona, ngicela usizo ngePython',
    'Ek is moeg vir hierdie oefening',
    '',
    '?',
  ])('do not hear %j', (message) => {
    expect(hear(message)).toBeNull();
  });
});

it('recognises a concern between other topics', () => {
  const about =
    'How do I open lesson 4 of the Python course? The page with the loops shows nothing on my phone.';
  expect(hear(about)).toBeNull();
  expect(hear(`${about} I want to end my life. And where is the glossary?`)).toBe('crisis');
});

it('refuses weights of another make', () => {
  const file = readFileSync(HEARING_FILE);
  expect(() => new WordWeights(file.subarray(0, file.length - 1))).toThrow('npm run hearing:train');
});

it('has learnt from thousands of examples, and recognises nearly all of them as labelled', () => {
  const examples = distinctExamples(readWriters());
  expect(examples.length).toBeGreaterThan(10_000);
  const asked = examples.filter((_, at) => at % 20 === 0);
  const people = asked.filter(({ heardAs }) => heardAs !== 'ordinary');
  const ordinary = asked.filter(({ heardAs }) => heardAs === 'ordinary');
  // Detects weights that were not learnt again, or an example at the wrong level.
  const isHeard = ({ message }: { message: string }) => hear(message) !== null;
  expect(people.filter(isHeard).length / people.length).toBeGreaterThan(0.95);
  expect(ordinary.filter(isHeard).length / ordinary.length).toBeLessThan(0.02);
});
