/** What errors mean in plain words, and where to look first: Python's, and the messages of our exercises. */
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
  [
    /query ran out of memory/i,
    'the query made more rows than fit into memory. Ask for fewer columns, or for fewer rows with WHERE.',
  ],
  [
    /query ran longer than/i,
    'the query did not come to an end. Often it puts each row beside every other: look whether each table that you join has its condition in ON.',
  ],
  [
    /you stopped the (?:program|query)/i,
    'you stopped it before it was done, so there is no error yet. Run it again and let it come to its end.',
  ],
  [/MemoryError|ran out of memory/i, 'the program ran out of memory. Often a loop keeps adding to a list.'],
  [
    /time ?limit|too long|timed? ?out|stopped after|ran longer than/i,
    'the program did not come to an end. Look at the loop: does anything in it change what it waits for?',
  ],
];

/** A plain explanation of a program's output, with the line if it names one; null for an error that we do not know. */
export function readError(error: string): string | null {
  const reading = READINGS.find(([pattern]) => pattern.test(error))?.[1];
  if (reading === undefined) return null;
  const line = /line (\d{1,4})/i.exec(error)?.[1];
  return line === undefined ? `It says: ${reading}` : `Line ${line}: ${reading}`;
}

/** Error names as Python writes them. */
const NAMED_BY_PYTHON = /\b[A-Z]\w*(?:Error|Exception|Warning|Interrupt|Exit|Iteration)\b|Traceback/;

/** An explanation of a run's output. A message that is in plain words already is repeated. */
export function readProgramError(error: string): string {
  const reading = readError(error);
  if (reading !== null) return reading;
  return NAMED_BY_PYTHON.test(error)
    ? 'I do not know this error. Read its last line first.'
    : `It says: ${error.trim()}`;
}
