import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createHearing, WordWeights } from '@academy/assistant/hearing';
import {
  replyTo as replyWith,
  type SupportAnswers,
  withAcademyFacts,
} from '@academy/domain/assistant/support-chat';
import { describe, expect, it } from 'vitest';
import { checkAnswers, readContent } from '../../../../build/content-modules.ts';

const refuse = (reason: string): never => {
  throw new Error(reason);
};

function load(): SupportAnswers {
  const content = readContent(
    join(import.meta.dirname, '../../../../../../content/support-chat/answers.yaml'),
  );
  checkAnswers(content, refuse);
  return content;
}

const answers = load();
const weights = createRequire(import.meta.url).resolve('@academy/assistant/hearing/word-weights-light.bin');
// With the trained model loaded, none of these questions is classified as distress.
const hear = createHearing(new WordWeights(readFileSync(weights)));
const reply = (question: string, given: SupportAnswers) => replyWith(question, given, { hear });
const replyTo = (question: string, given: SupportAnswers) => withAcademyFacts(reply(question, given), {});

describe('what Nexii says (1§5)', () => {
  it.each([
    ['SUPPORT-13', 'What is NexusAI?', /online academy.*South Africa.*AI, data science and machine learning/],
    ['SUPPORT-14', 'When do you launch?', /July 21st, 2025/],
    [
      'SUPPORT-15',
      'How much does it cost?',
      /Pricing will be announced later.*[Ee]arly members get discounts/,
    ],
    [
      'SUPPORT-16',
      'What courses do you have?',
      /AI Fundamentals, Machine Learning, Data Science.*Deep Learning/,
    ],
    ['SUPPORT-16', 'What courses do you have?', /business tracks/],
    ['SUPPORT-17', 'I need help', /You can ask me/],
    ['SUPPORT-18', 'I want to register', /name, email address and province.*Join the Waitlist/],
    ['SUPPORT-19', 'How can I contact you?', /hello@nexusai\.academy/],
    ['SUPPORT-20', 'Sawubona', /^Hello/],
    ['SUPPORT-21', 'Thank you', /pleasure/],
    ['SUPPORT-22', 'Hamba kahle', /^Goodbye/],
    ['SUPPORT-23', 'Will it rain?', /do not know that/],
  ])('%s to %j is %s', (_, message, answer) => {
    expect(replyTo(message, answers)).toMatch(answer);
  });

  it.each([
    ['What does it cost?', /Pricing will be announced/],
    ['how much is it', /Pricing will be announced/],
    ['Is it free?', /Pricing will be announced/],
    ['What are the fees', /Pricing will be announced/],
    ['Do I have to pay anything now?', /Pricing will be announced/],
    ['Are there discounts for students', /Pricing will be announced/],
    ['When does it start?', /July 21st, 2025/],
    ['Are you open yet', /July 21st, 2025/],
    ['When can I begin?', /July 21st, 2025/],
    ['which courses do you have', /AI Fundamentals/],
    ['Do you teach Python?', /AI Fundamentals/],
    ['Can I learn data science here?', /AI Fundamentals/],
    ['How do I sign up?', /Join the Waitlist/],
    ['I want to join', /Join the Waitlist/],
    ['Are there still spots?', /Join the Waitlist/],
    ['I forgot my password', /Forgot your password/],
    ['Where do I log in?', /Forgot your password/],
    ['Do I get a certificate?', /certificates of completion.*not registered on the NQF/],
    ['Is it SAQA accredited?', /not registered on the NQF/],
    ['How much data does it use?', /text, drawings and small exercises/],
    ['Does it work offline', /What your phone has fetched/],
    ['Do I need matric?', /no experience/],
    ['Do I need experience?', /no experience/],
    ['I am 65, am I too old?', /18 to 72/],
    ['Can I do it on my phone?', /A phone with a browser/],
    ['Is there an app to install?', /nothing to install/],
    ['Is it in isiZulu?', /plain English/],
    ['Can I get my money back?', /Nothing is charged/],
    ['Who teaches the classes?', /live sessions/],
    ['How long does it take?', /own pace/],
    ['Will I get a job?', /cannot promise/],
    ['What do you do with my personal information', /Recent Pioneers/],
    ['Are you a robot?', /I am Nexii/],
    ['Can I speak to a person?', /hello@nexusai\.academy/],
    ['Hi, what does it cost?', /Pricing will be announced/],
  ])('SUPPORT-12 %j has an answer of its own: %s', (question, answer) => {
    expect(replyTo(question, answers)).toMatch(answer);
  });

  it('SUPPORT-23 every suggested question has an answer of its own', () => {
    expect(answers.suggestions?.length).toBeGreaterThan(3);
    for (const question of answers.suggestions ?? [])
      expect([question, reply(question, answers) === answers.fallback]).toEqual([question, false]);
  });

  it('SUPPORT-14 names the announced launch date, and what the academy has set instead', () => {
    const asked = reply('When do you launch?', answers);
    expect(withAcademyFacts(asked, {})).toMatch(/^We launch on July 21st, 2025\. .* first 50 inside/);
    const set = { announcedOn: '2027-02-03', places: 80 };
    expect(withAcademyFacts(asked, set)).toMatch(/^We launch on February 3rd, 2027\. .* first 80 inside/);
    expect(withAcademyFacts(asked, { ...set, isOpen: true })).toMatch(/^We are open now\./);
    const contact = reply('How do I contact you?', answers);
    expect(withAcademyFacts(contact, { generalEmail: 'a@school.co.za' })).toContain('a@school.co.za');
  });

  it('SUPPORT-17 SUPPORT-23 every question that Nexii suggests has its own answer', () => {
    const suggested = [answers.keys.help, answers.fallback].flatMap((text) =>
      Array.from(text.matchAll(/“([^”]+\?)”/g), ([, question = '']) => question),
    );
    expect(suggested.length).toBeGreaterThan(6);
    for (const question of suggested)
      expect([question, reply(question, answers) === answers.fallback]).toEqual([question, false]);
  });

  it('SUPPORT-23 all answers differ', () => {
    const texts = [
      ...Object.values(answers.keys),
      ...Object.values(answers.smallTalk).map(({ answer }) => answer),
      answers.fallback,
    ];
    expect(new Set(texts).size).toBe(11);
  });
});

describe('a file of answers', () => {
  it.each<[string, Partial<Record<keyof SupportAnswers, unknown>>, string]>([
    ['without a welcome', { welcome: ' ' }, '"welcome" must be a text.'],
    ['without a fallback', { fallback: undefined }, '"fallback" must be a text.'],
    ['without an answer', { keys: { ...answers.keys, help: '' } }, 'the answer of "help" must be a text.'],
    [
      'with a strange key',
      { keys: { ...answers.keys, hepl: 'x' } },
      '"hepl" is not a key that the chat knows.',
    ],
    ['without goodbye', { smallTalk: { ...answers.smallTalk, goodbye: null } }, '"goodbye" must have named'],
    [
      'without phrases',
      { smallTalk: { ...answers.smallTalk, thanks: { phrases: [], answer: 'x' } } },
      '"thanks" needs phrases.',
    ],
  ])('%s is refused', (_, change, reason) => {
    expect(() => checkAnswers({ ...answers, ...change }, refuse)).toThrow(reason);
  });
});
