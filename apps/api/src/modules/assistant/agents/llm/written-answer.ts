import { screenMessage } from '@academy/assistant/routing';
import { visibleText } from '@academy/domain/kernel';

/** Why a model's answer is not given to a learner. */
export type WritingFault =
  | 'unsafe'
  | 'uncited'
  | 'unknown-figure'
  | 'program'
  | 'prompt'
  | 'elsewhere'
  | 'too-long'
  | 'empty';

interface WritingRules {
  /** The sources of the answer: only figures in them may be named. */
  readonly sources: () => readonly string[];
  /** Passages that may be cited. */
  readonly isPassage: (id: string) => boolean;
  /** A claim about lessons needs a passage; an answer about the learner's own record does not. */
  readonly needsCitation: () => boolean;
  /** Three honest tries come before a worked example; until then a program may only be quoted. */
  readonly mayShowPrograms: boolean;
  /** Sentences of the instructions, which must not be revealed. */
  readonly instructions: readonly string[];
}

const MOST_CHARACTERS = 4000;
const TELLING_CHARACTERS = 30;
const CITED = /\s?\[(?:passage )?(p\d{1,3}(?:\s*[,;]\s*p\d{1,3})*)\]/gi;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
/**
 * An address on the internet, also without a scheme: host names with a path, names with a known ending, and IP
 * numbers. Methods of a program, as in `df.info()`, do not match.
 */
const PLACE =
  /(?<![\p{L}\d_.-])(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}(?=\/\S)|(?:com|org|net|za|io|ai|app|dev|me|co|info|biz|online|site|store|shop|xyz|link|live|top|click|example|africa|gov|edu)(?![\p{L}\d_(]|\.[\p{L}\d]))|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/giu;
/** What the academy never asks for in a chat. */
const SECRET = /\b(?:passwords?|passcodes?|otp|one-time pins?|cvv|card numbers?)\b/gi;
/** Python words that prose would not contain. */
const PROGRAM_LINE =
  /^(?:\s*(?:def \w+\(|class \w+[:(]|for \w+ in \S+:|import \w+$|from \w+ import |print\(.*\)|[a-z_]\w*(?:\[[^\]]*\])? ?[-+*/]?= ?\S.*)|\s{2,}(?:return|if|elif|else|for|while|try|except)\b.*)\s*$/;

/** Those that nobody would write by chance. */
const sentencesOf = (line: string) =>
  line.split(/(?<=\.)\s/).filter(({ length }) => length >= TELLING_CHARACTERS);

/** Normalised digits: without thousands separators and trailing zeros after the point. */
function figuresIn(text: string): string[] {
  const figures = text.match(/\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? [];
  return figures.map((figure) => {
    const number = Number(figure.replaceAll(/[^\d.]/g, ''));
    return String(number);
  });
}

/** Markup that the chat does not support becomes plain text; links are removed. */
function plainWords(text: string): string {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(ADDRESS, '')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/^#{1,6} /gm, '')
    .replaceAll(/^(\s*)[*•] /gm, '$1- ')
    .replaceAll(/^```\w*$\n?/gm, '')
    .replaceAll('`', '');
}

/**
 * A model's answer as a stream: each sentence is checked before it is let through. For lessons nothing is let
 * through before a passage was cited.
 */
export class WrittenAnswer {
  readonly #rules: WritingRules;
  readonly #cited = new Set<string>();
  #waiting = '';
  #text = '';
  #isProgram = false;

  constructor(rules: WritingRules) {
    this.#rules = rules;
  }

  /** What was let through so far. */
  get text(): string {
    return this.#text.trimEnd();
  }

  /** Ids of the cited passages that exist, in the order of their first mention. */
  get cited(): readonly string[] {
    return [...this.#cited];
  }

  /** Takes the next piece; returns what may be shown of it now, or the fault that ends the answer. */
  add(piece: string): { readonly shown: string } | { readonly fault: WritingFault } {
    this.#waiting += piece;
    if (this.#waiting.length + this.#text.length > MOST_CHARACTERS) return { fault: 'too-long' };
    // Only the next character shows that a sentence has ended.
    if (!/\s/.test(piece)) return { shown: '' };
    const end = Math.max(
      this.#waiting.lastIndexOf('\n') + 1,
      ...Array.from(this.#waiting.matchAll(/[.!?]["”’)]*\s/g), ({ index, 0: found }) => index + found.length),
    );
    return this.#take(end);
  }

  /** The end of the answer: the rest of it, or why it is rejected. */
  end(): { readonly shown: string } | { readonly fault: WritingFault } {
    const taken = this.#take(this.#waiting.length, true);
    if ('fault' in taken) return taken;
    return this.text === '' ? { fault: 'empty' } : taken;
  }

  #take(end: number, isLast = false): { readonly shown: string } | { readonly fault: WritingFault } {
    // Half a surrogate pair is as harmful in storage as an invisible character.
    const ready = visibleText(this.#waiting.slice(0, end)).toWellFormed();
    const isCited = this.#noteCitations(ready);
    const mayWait = this.#rules.needsCitation() && !isCited;
    if (mayWait) return isLast ? { fault: 'uncited' } : { shown: '' };
    this.#waiting = this.#waiting.slice(end);
    const shown = plainWords(ready.replaceAll(CITED, ''));
    const fault = this.#faultOf(ready) ?? this.#leadsElsewhere(shown);
    if (fault) return { fault };
    const before = this.text;
    this.#text = this.#text === '' ? shown.trimStart() : this.#text + shown;
    // Trailing spaces are shown with what follows, so that the pieces add up to the exact text.
    return { shown: this.text.slice(before.length) };
  }

  #noteCitations(text: string): boolean {
    for (const [, ids = ''] of text.matchAll(CITED))
      for (const id of ids.toLowerCase().split(/\s*[,;]\s*/))
        if (this.#rules.isPassage(id)) this.#cited.add(id);
    return this.#cited.size > 0;
  }

  #faultOf(text: string): WritingFault | null {
    const { sources, mayShowPrograms, instructions } = this.#rules;
    const concern = screenMessage(text);
    // A lesson may speak of a heavy heart; that is no sign of danger.
    if (concern !== null && concern !== 'distress') return 'unsafe';
    if (instructions.some((line) => sentencesOf(line).some((sentence) => text.includes(sentence))))
      return 'prompt';
    const known = sources();
    if (!mayShowPrograms && this.#hasOwnProgram(text, known)) return 'program';
    if (mayShowPrograms) return null;
    const figures = new Set(known.flatMap(figuresIn));
    const plain = text.replaceAll(CITED, '').replaceAll(/^\s*\d{1,2}[.)]\s/gm, '');
    return figuresIn(plain).every((figure) => figures.has(figure)) ? null : 'unknown-figure';
  }

  /** Only our own text may name an address or a secret. Checked as displayed, without hidden characters. */
  #leadsElsewhere(shown: string): WritingFault | null {
    const named = [...shown.matchAll(PLACE), ...shown.matchAll(SECRET)].map(([word]) => word.toLowerCase());
    if (named.length === 0) return null;
    const known = this.#rules.sources().map((source) => source.toLowerCase());
    return named.every((word) => known.some((source) => source.includes(word))) ? null : 'elsewhere';
  }

  /** A line of code that occurs in nothing the model was given is its own solution. */
  #hasOwnProgram(text: string, known: readonly string[]): boolean {
    return text.split('\n').some((line) => {
      const isFence = line.trimStart().startsWith('```');
      if (isFence) this.#isProgram = !this.#isProgram;
      const isCode = !isFence && line.trim() !== '' && (this.#isProgram || PROGRAM_LINE.test(line));
      return isCode && !known.some((source) => source.includes(line.trim()));
    });
  }
}
