import { describe, expect, it } from 'vitest';
import { receiveReply, sendMessage, startConversation } from './conversation.ts';
import { replyTo as replyWith } from './match-keywords.ts';
import { replyDelayMs } from './reply-delay.ts';
import type { SupportAnswers } from './support-answers.ts';

// Each answer is its own name, so that a test can tell which one was given.
const answers: SupportAnswers = {
  welcome: 'welcome',
  keys: {
    'what is nexusai': 'what is nexusai',
    'when launch': 'when launch',
    'how much cost': 'how much cost',
    'what courses': 'what courses',
    help: 'help',
    register: 'register',
    contact: 'contact',
  },
  smallTalk: {
    greeting: { phrases: ['hello', 'hi', 'good morning', 'goeiemôre'], answer: 'greeting' },
    thanks: { phrases: ['thanks', 'thank you'], answer: 'thanks' },
    goodbye: { phrases: ['bye', 'goodbye'], answer: 'goodbye' },
  },
  fallback: 'fallback',
};

const replyTo = (message: string, given: SupportAnswers, more: { productName?: string } = {}) =>
  replyWith(message, given, { hear: () => null, ...more });

describe('keywords (1§5)', () => {
  it.each([
    ['SUPPORT-12', 'when launch', 'when launch'],
    ['SUPPORT-12', 'WHEN do you LAUNCH?', 'when launch'],
    ['SUPPORT-12', 'The launch, when is it?', 'when launch'],
    ['SUPPORT-12', 'Tell me about the launch', 'fallback'],
    ['SUPPORT-12', 'When?', 'fallback'],
    ['SUPPORT-12', 'How much?', 'fallback'],
    ['SUPPORT-12', 'What does it cost?', 'fallback'],
    ['SUPPORT-12', 'How much are the costs?', 'how much cost'],
    ['SUPPORT-13', 'What is NexusAI?', 'what is nexusai'],
    ['SUPPORT-13', 'what is NexusAI Academy', 'what is nexusai'],
    ['SUPPORT-13', 'Tell me about NexusAI', 'fallback'],
    ['SUPPORT-14', 'When does it launch?', 'when launch'],
    ['SUPPORT-15', 'How much does it cost?', 'how much cost'],
    ['SUPPORT-16', 'What courses are there?', 'what courses'],
    ['SUPPORT-16', 'Courses?', 'fallback'],
    ['SUPPORT-17', 'Help!', 'help'],
    ['SUPPORT-18', 'How do I register?', 'register'],
    ['SUPPORT-19', 'Where is your contact page?', 'contact'],
    ['SUPPORT-20', 'Hello', 'greeting'],
    ['SUPPORT-20', 'hi, Nexii', 'greeting'],
    ['SUPPORT-20', 'GOOD  morning!', 'greeting'],
    ['SUPPORT-20', 'Goeiemôre', 'greeting'],
    ['SUPPORT-20', 'Which one?', 'fallback'],
    ['SUPPORT-20', 'Good, this morning', 'fallback'],
    ['SUPPORT-21', 'Thank you very much', 'thanks'],
    ['SUPPORT-21', 'Thanks.', 'thanks'],
    ['SUPPORT-22', 'ok bye!', 'goodbye'],
    ['SUPPORT-22', 'Goodbye', 'goodbye'],
    ['SUPPORT-22', 'bytes', 'fallback'],
    ['SUPPORT-23', 'Do you like mealies?', 'fallback'],
    ['SUPPORT-23', '???', 'fallback'],
  ])('%s %j is answered by %j', (_, message, answer) => {
    expect(replyTo(message, answers)).toBe(answer);
  });

  it('SUPPORT-12 among several matches the first key in listed order wins', () => {
    expect(replyTo('help: what courses, and when do you launch?', answers)).toBe('when launch');
    expect(replyTo('contact, register, help', answers)).toBe('help');
    expect(replyTo('contact or register', answers)).toBe('register');
  });

  it('SUPPORT-20 SUPPORT-21 SUPPORT-22 are tried after the keys, in this order', () => {
    expect(replyTo('Hello, thanks, bye: help', answers)).toBe('help');
    expect(replyTo('Bye, thanks, hello', answers)).toBe('greeting');
    expect(replyTo('Bye and thanks', answers)).toBe('thanks');
  });

  it.each([
    ['SUPPORT-12', 'What does it cost, and how much?', 'how much cost'],
    ['SUPPORT-12', 'What does it cost?', 'price'],
    ['SUPPORT-12', 'The PRICE, please. Thanks!', 'price'],
    ['SUPPORT-12', 'Is a refund of the price possible?', 'refund'],
    ['SUPPORT-20', 'Hello, pricey', 'greeting'],
    ['SUPPORT-23', 'costume', 'fallback'],
  ])('%s topics come after the keys and before small talk: %j is answered by %j', (_, message, answer) => {
    const topics = [
      { phrases: ['refund'], answer: 'refund' },
      { phrases: ['cost', 'price'], answer: 'price' },
    ];
    expect(replyTo(message, { ...answers, topics })).toBe(answer);
  });

  it.each([
    ['crisis', '0800 567 567'],
    ['distress', 'write to {contact}'],
    ['violence', '0800 428 428'],
  ] as const)('somebody in danger or distress is heard before any key: %s', (concern, words) => {
    expect(replyWith('help, when do you launch?', answers, { hear: () => concern })).toContain(words);
  });

  it('SUPPORT-13 the configured name of the product counts in place of nexusai', () => {
    expect(replyTo('What is Ubuntu School?', answers, { productName: 'Ubuntu School' })).toBe(
      'what is nexusai',
    );
    expect(replyTo('What is NexusAI?', answers, { productName: 'Ubuntu School' })).toBe('what is nexusai');
    expect(replyTo('What is a school?', answers, { productName: 'Ubuntu School' })).toBe('fallback');
  });
});

describe('reply delay (1§9)', () => {
  it.each([
    [0, 1000],
    [0.5, 1500],
    [0.999_999, 1999],
  ])('SUPPORT-06 with the random number %d is %i ms', (random, delayMs) => {
    expect(replyDelayMs(random)).toBe(delayMs);
  });
});

describe('conversation (1§3, 1§4)', () => {
  const at = (second: number) => new Date(Date.UTC(2025, 6, 21, 8, 0, second));
  const started = startConversation('Sawubona!', at(0));

  it('SUPPORT-02 starts with the greeting of the chatbot, and nothing is pending', () => {
    expect(started).toEqual({
      messages: [{ id: 'message-1', text: 'Sawubona!', sender: 'nexii', timestamp: at(0) }],
      isTyping: false,
    });
  });

  it('SUPPORT-04 SUPPORT-05 a sent message is added at once, and a reply is pending', () => {
    const sent = sendMessage(started, '  Hello ', at(1));
    expect(sent.messages.at(-1)).toEqual({
      id: 'message-2',
      text: 'Hello',
      sender: 'user',
      timestamp: at(1),
    });
    expect(sent.isTyping).toBe(true);
  });

  it('SUPPORT-04 SUPPORT-06 the reply is added and ends the typing; every id is its own', () => {
    const replied = receiveReply(sendMessage(started, 'Hello', at(1)), 'Good day', at(2));
    expect(replied.messages.map(({ id, sender }) => `${id} ${sender}`)).toEqual([
      'message-1 nexii',
      'message-2 user',
      'message-3 nexii',
    ]);
    expect(replied.isTyping).toBe(false);
  });

  it.each(['', ' ', '\n\t ', '\u00a0'])('SUPPORT-10 %j is not sent', (text) => {
    expect(sendMessage(started, text, at(1))).toBe(started);
  });

  it('SUPPORT-07 nothing is sent while a reply is pending', () => {
    const sent = sendMessage(started, 'Hello', at(1));
    expect(sendMessage(sent, 'And?', at(2))).toBe(sent);
  });
});
