/** What Python's errors mean in plain words, and where to look first. */
const READINGS: readonly (readonly [RegExp, string])[] = [
  [
    /IndentationError|unexpected indent|unindent/i,
    'the spaces at the beginning of a line do not fit the lines around it. Lines that belong together begin equally far from the edge.',
  ],
  [
    /SyntaxError|invalid syntax/i,
    'Python cannot read a line. Look for a missing colon, bracket or quotation mark, there or one line above.',
  ],
  [
    /NameError/i,
    'the program uses a name that has no value yet. Check the spelling, also capital letters, and whether the name gets its value before it is used.',
  ],
  [
    /TypeError/i,
    'a value is of another kind than this line needs, for example text where a number belongs. Ask yourself what each name holds at that line.',
  ],
  [
    /ValueError/i,
    'a value has the right kind but cannot be used like this, for example a word that should become a number.',
  ],
  [
    /IndexError/i,
    'the program asks for a position that the list does not have. The first position is 0, so the last one is one less than the length.',
  ],
  [/KeyError/i, 'the dictionary does not have this key. Keys must be written exactly as they were stored.'],
  [
    /AttributeError/i,
    'this kind of value does not have what stands after the dot. Check the spelling there.',
  ],
  [
    /ZeroDivisionError|divide by zero|division by zero/i,
    'the program divides by 0. Find out which value is 0 there, and why.',
  ],
  [/ImportError|ModuleNotFound/i, 'there is no module of this name here.'],
  [/recursion/i, 'a function keeps calling itself and never stops.'],
  [/MemoryError/i, 'the program ran out of memory. Often a loop keeps adding to a list.'],
  [
    /time ?limit|too long|timed? ?out|stopped after/i,
    'the program did not come to an end. Look at the loop: does anything in it change what it waits for?',
  ],
];

/** A plain reading of what a program said, with the line if it names one; null for an error that we do not know. */
export function readError(error: string): string | null {
  const reading = READINGS.find(([pattern]) => pattern.test(error))?.[1];
  if (reading === undefined) return null;
  const line = /line (\d{1,4})/i.exec(error)?.[1];
  return line === undefined ? `It says: ${reading}` : `Line ${line}: ${reading}`;
}
