/** An exception as the harness reports it. */
export interface Failure {
  readonly kind: string;
  readonly text: string;
  readonly trace: string;
}

/** The message for a program that called a refused function; no exception of Python has such a name. */
export const REFUSED_CALL = 'refused call';
const REFUSED_SENTENCE = 'Your program tried to reach outside Python, so it was stopped.';

const MEANINGS: Readonly<Record<string, string>> = {
  AttributeError: 'This kind of value does not have that: check the spelling after the dot.',
  ImportError: 'There is no module with this name here.',
  IndentationError: 'The spaces at the start of this line do not match the lines around it.',
  IndexError: 'There is no item at this position. Positions count from 0.',
  KeyError: 'The dictionary does not have this key.',
  MemoryError: 'The program ran out of memory: does a loop keep adding to a list?',
  NameError: 'Python does not know this name: check its spelling, or give it a value first.',
  SyntaxError:
    'Python cannot read this line: look for a missing colon, bracket or quotation mark, here or one line above.',
  TypeError: 'A value is of the wrong kind here, such as text where a number is needed.',
  ZeroDivisionError: 'The program divides by 0.',
};

/** One line for a beginner: MicroPython's own words, then what they mean. */
export function explainError({ kind, text, trace }: Failure): string {
  if (kind === REFUSED_CALL) return REFUSED_SENTENCE;
  const message = text === '' ? kind : `${kind}: ${text}`;
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const meaning = meaningOf(kind, text);
  // The helper modules raise errors with sentences of their own.
  return meaning === undefined || isFromHelper(trace) ? sentence : `${sentence} ${meaning}`;
}

/** The last line of the learner's own code in the traceback. */
export function lineOf({ trace }: Failure): number | null {
  const lines = Array.from(trace.matchAll(/^ {2}File "program", line (\d+)/gm), ([, line]) => Number(line));
  return lines.at(-1) ?? null;
}

function meaningOf(kind: string, text: string): string | undefined {
  if (kind === 'RuntimeError' && text.includes('recursion')) return 'A function keeps calling itself.';
  return MEANINGS[kind];
}

function isFromHelper(trace: string): boolean {
  const files = Array.from(trace.matchAll(/^ {2}File "([^"]+)", line \d+/gm), ([, file]) => file);
  return files.at(-1)?.startsWith('/lib/') === true;
}
