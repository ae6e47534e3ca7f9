import { describe, expect, it } from 'vitest';
import { ruledIntent } from './intent-rules.ts';
import { isMended, plainMessage } from './plain-message.ts';

describe('a plain message', () => {
  it.each([
    ['Hoeveel munte het ek?', 'how many coins have i'],
    ['Hoeveel van die kursus het ek klaar?', 'how many of the course have i finished'],
    ['Does the cell die in the van?', 'does the cell die in the van'],
    ['What is my progres?', 'what is my progress'],
    ['wheres my certifcate', 'where is my certificate'],
    ['hw much data 4 testing', 'how much data for testing'],
    ['I hav 4 hrs a wk 2 learn', 'i have 4 hours a week to learn'],
    ['Eish, amacoins ami', 'coins my'],
    ['Hoe ver is ek al?', 'how far am i already'],
    ['Ek verstaan nie hierdie les nie', 'i do not understand this lesson'],
    ["Maak vir my 'n rooster", 'make for me a timetable'],
    ['Likhona i class kusasa?', 'is there class tomorrow'],
    ['Zingaki ama badges zami?', 'how many badges my'],
    ['Yini i-course elandelayo?', 'what course next'],
    ['I am done, ngicela usizo', 'i am done please help'],
    ['Is my n-gram model right?', 'is my n-gram model right'],
    ['Explain the net profit of n items', 'explain the net profit of n items'],
    ['What is a constructor?', 'what is a constructor'],
    ['Explain hasOwnProperty', 'explain hasownproperty'],
    ['What is a type II error?', 'what is a type ii error'],
    ['Is lst > gt?', 'is lst gt'],
    ['What do def, min, exp and y do?', 'what do def min exp and y do'],
  ])('of %j is %j', (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
  });

  it('knows when a message is not English as it is written in books', () => {
    const messages = ['wys my vordering', 'wats nxt', 'show my progress'];
    expect(messages.map((message) => isMended(message))).toEqual([true, true, false]);
  });
});

describe('the rules', () => {
  it.each([
    ['Show my progress', 'progress'],
    ['What should I learn next?', 'next-lesson'],
    ['I need help with my current lesson', 'current-lesson'],
    ['How many coins do I have?', 'coins'],
    ['What can I get for my coins?', 'rewards'],
    ['Did I get coins for that lesson?', 'coins'],
    ['How do I earn coins?', 'rewards'],
    ['Hoeveel van die kursus het ek klaar?', 'progress'],
    ['When is my next session?', 'sessions'],
    ['I have 5 hours a week, make a plan', 'study-plan'],
    ['Can I talk to a person?', 'person'],
    ['Sawubona', 'greeting'],
  ])('AGENT-05 AGENT-06 AGENT-07 take %j for %s', (message, intent) => {
    expect(ruledIntent(plainMessage(message))?.intent).toBe(intent);
  });

  it.each([
    'What is overfitting?',
    'How much data for testing?',
    'Why do isiZulu replies cost more?',
    'What is a false alarm?',
  ])('leave %j to the lessons', (message) => {
    expect(ruledIntent(plainMessage(message))).toBeNull();
  });
});
