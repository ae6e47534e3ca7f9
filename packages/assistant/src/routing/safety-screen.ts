import type { Hear, MatterConcern, SafetyConcern } from '@academy/domain/assistant/care';
import { hearPerson } from '../hearing/index.ts';
import { withoutContractions } from '../language/index.ts';

const ADVICE = [
  /\bwho (should|must|do) i vote\b|\bwhich (political )?party (should|is best|is better|to vote)/,
  /\bshould i (buy|sell|invest|put my money)\b.{0,60}\b(bitcoin|crypto|shares?|stocks?|forex|gold|property|etf)/,
  /\b(bitcoin|crypto|shares?|stocks?|forex) (should|to) (i )?(buy|invest)/,
  /\b(what|which) (medicine|medication|pills?|dose|dosage|antibiotics?|treatment)\b.{0,40}\b(should|must|can) (i|my)\b/,
  /\b(should|can|must) i (take|stop taking|drink)\b.{0,40}\b(pills?|medicine|medication|tablets?|antibiotics?|arvs?|insulin)\b/,
  /\b(do i have|have i got|diagnose (me|my)|is my (rash|lump|chest pain|headache|cough))\b.{0,40}\b(cancer|tb|hiv|covid|diabetes|serious|dangerous)?\b.*\b(rash|lump|pain|cough|cancer|tb|hiv|covid|diabetes)\b/,
  /\b(can|should|how do) i (sue|take (him|her|them|my \w+) to court|divorce|evict)\b/,
];

const ANSWER_KEY = [
  /\b(give|tell|show|send|share|list|need|want|get)\b.{0,30}\b(answers?|answer key|memo|memorandum|solutions?)\b.{0,30}\b(quiz|test|exam|assessment|final|project|questions?)\b/,
  /\b(quiz|test|exam|assessment|final)\b.{0,20}\b(answers|answer key|memo|memorandum|answer sheet)\b/,
  /\b(do|write|complete|take|finish|pass) (my|the|this) (assessment|quiz|test|exam|project|assignment)( for me)\b/,
  /\b(correct|right) (option|answer)s?\b.{0,30}\b(question|number|no\.?) ?\d+/,
  /\bwhich (option|answer) (is|are) (right|correct)\b.{0,20}\b(assessment|quiz|test|exam)?/,
  /\b(just |only )?(give|show|tell) me the (full |whole |complete )?(solution|code) (to|for|of) (the|this|my) (exercise|task|project)\b/,
];

const LOOKS_UP =
  '\\b(?:show|tell|give|list|read|send|what (?:is|are)|export|get|fetch|look up|find|see|access|open)\\b.{0,50}';
const PERSON = '(?:learner|student|user|person|people|account|member|classmate|friend|trainer|admin\\w*)';
const OF_A_PERSON =
  '(?:data|progress|coins?|balance|e-?mails?|passwords?|marks?|results?|scores?|phone|address(?:es)?|details|conversations?|chats?|messages?|profile|id numbers?|certificates?|notes?|records?)';
/** Possessives that are not about a person: a day's progress, a model's results. */
const NO_PERSON =
  '(?:today|yesterday|tomorrow|tonight|week|month|year|morning|evening|python|pandas|numpy|sql|model|lesson|course|module|exercise|assessment|dataset|data|table|list|file|function|program|code|class|computer|network|method|variable|machine|chatgpt|academy|company|bank|let|what|who|where|when|how|it|that|there|here)';

/** Data of somebody else, named by role or name, or data that is always private. One's own is asked for with "my". */
const OTHER_PEOPLES = [
  new RegExp(
    `${LOOKS_UP}\\b(?:(?:an)?other|all(?: the)?|every)\\b(?: \\w+)? ?\\b${PERSON}(?:'?s)?'?(?:\\b| ).{0,20}\\b${OF_A_PERSON}\\b`,
  ),
  new RegExp(
    `${LOOKS_UP}\\b(?:someone else|somebody else|(?!${NO_PERSON}\\b)[a-z]+)'s\\b.{0,20}\\b${OF_A_PERSON}\\b`,
  ),
  new RegExp(
    `${LOOKS_UP}\\b(?:all|every|(?:an)?other)\\b(?! (?:of )?my\\b)(?: the)?(?: other)? (?:e-?mails?|passwords?|conversations?|chats?|messages?|id numbers?|phone numbers?)\\b`,
  ),
];

const INJECTION = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,30}\b(previous|prior|above|earlier|all|your|the|these|any)\b.{0,30}\b(instructions?|rules?|prompts?|guidelines|training|restrictions?|filters?|safety|system)\b/,
  /\b(reveal|show|print|repeat|display|tell|output|leak|dump|give)\b.{0,40}\b(system prompt|hidden prompt|initial prompt|your (prompt|instructions|rules|configuration|source code)|api[- ]?keys?|secrets?|environment variables?|env vars?|database|sql|password hash\w*|(admin\w*|other|another|all|every)( \w+)? (password|token|cookie)s?)\b/,
  /\b(you are|you're|act as|pretend (to be|you are|that you)|roleplay|role-play|behave like|from now on you)\b.{0,40}\b(now|dan|jailbr\w+|admin\w*|developer|root|unrestricted|no (rules|limits|restrictions)|different (ai|assistant)|sudo|system|trainer|hacker)\b/,
  /\b(passwords?|tokens?|cookies?|e-?mails?|details|records?) (of|for|from) (all|every|other|another|the other|any|someone|somebody)\b/,
  /\blook ?up (the |a )?(user|learner|student|account)\b/,
  /\b(hidden|secret) (tests?|prompt|instructions?)\b/,
  /\b(set|change|increase|raise|update) my (level|experience|coins?|points|balance|marks?|score|streak) (to|by)\b/,
  /\banswer keys?\b/,
  /\b(developer|debug|god|admin|sudo|maintenance|jailbreak|dan) mode\b/,
  ...OTHER_PEOPLES,
  /(<\/?(system|script|iframe|img|user|assistant|instructions?)\b|\[\/?(system|inst)\]|\{\{|\$\{|<\|)/,
  /\b(drop|delete from|truncate|insert into|update)\b.{0,20}\b(table|users|coin|where|set)\b|\bunion select\b|\bselect\b.{0,30}\bfrom\b.{0,20}\b(users|sign_ins|accounts?|coin\w*|passwords?)\b/,
  /\b(add|give|grant|transfer|credit|set|change|increase|make|mark|issue|award)\b.{0,30}\b(me|my|mine|myself|balance|account)\b.{0,30}\b(\d{2,} ?(coins?|xp|points(?! (on|about|of|from|why|that|to (know|remember))\b))|coins? to \d+|admin\w*|trainer role|role|certificate without|level (to )?\d+|all badges|as (passed|complete\w*))\b/,
  /\b(add|credit|grant|transfer|put)\b.{0,10}\d{2,} ?(coins?|points|xp)\b/,
  /\b(post|send|upload|exfiltrate|forward|email)\b.{0,60}\b(to )?(https?:\/\/|www\.|attacker|evil|my server|this url)/,
  /https?:\/\/(?!localhost)\S+.{0,60}\b(click|load|image|img|fetch|visit|open|include|append|render)\b|\b(load|render|embed|include|insert|append|fetch|visit|open|click)\b.{0,40}https?:\/\//,
  /!\[[^\]]*\]\(/,
  /\b(base64|rot13|decode (this|the following)|translate (the )?(above|instructions) (and|then))\b.{0,60}\b(execute|run|follow|do|obey|instructions?)\b/,
];

const CONCERNS: readonly (readonly [MatterConcern, readonly RegExp[]])[] = [
  ['injection', INJECTION],
  ['answer-key', ANSWER_KEY],
  ['advice', ADVICE],
];

const TYPED_SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bim\b/g, 'i am'],
  [/\b(do|can|is|did|does|was|would|could)nt\b/g, '$1 not'],
];

const writtenOut = (text: string) =>
  TYPED_SHORT.reduce((so, [short, long]) => so.replaceAll(short, long), withoutContractions(text));

/** What in a message must not be answered as usual; null for nearly all of them. */
export function screenMessage(message: string, hear: Hear = hearPerson): SafetyConcern | null {
  const concern = hear(message);
  if (concern !== null) return concern;
  const text = writtenOut(
    message.normalize('NFKC').toLowerCase().replaceAll(/[’`]/g, "'").replaceAll(/\s+/g, ' ').trim(),
  );
  return CONCERNS.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0] ?? null;
}
