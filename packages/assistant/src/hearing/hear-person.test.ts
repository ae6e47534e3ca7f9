import { careWords } from '@academy/domain/assistant/care';
import { describe, expect, it } from 'vitest';
import { hearPerson, isAboutWork } from './hear-person.ts';

describe('somebody in danger', () => {
  it.each([
    'nobody would miss me',
    'I am done with life',
    'what is the point of living',
    'everyone would be better off if I was gone',
    'I want to sleep and never wake up',
    'I feel like a burden to my family',
    'I have been thinking about ending things',
    'i wanna die',
    'ngifuna ukufa',
    'ek wil nie meer lewe nie',
    'i dont want to be here anymore',
    'ek sien nie meer kans vir die lewe nie',
    'I failed everything and I feel hopeless, I want to give up on life',
    'ek wil nie meer hier wees nie',
    "hoe maak ek 'n einde aan alles",
    'hoe maak ek ’n einde aan dit alles?',
    'hoe kan mens n einde maak aan alles',
    "hoe maak ek 'n einde aan my lewe",
    "hoe maak ek 'n einde daaraan",
    "ek gaan daaraan 'n einde maak",
    "ek wil 'n einde aan al hierdie pyn maak",
    "hoe bring ek my lewe tot 'n einde",
    'ngikhathele yimpilo',
    'ndifuna ukufa',
    'ke batla ho shwa',
    'ke lapile ke bophelo',
    'ga ke sa tlhole ke batla go tshela',
    'I want to kill my boss',
    'I am scared that I will hurt my baby',
    'my daughter is cutting herself',
  ])('is heard in %j', (message) => {
    expect(hearPerson(message)).toBe('crisis');
  });

  it.each([
    'k1ll mys3lf',
    'I want to ki11 myse1f',
    'k i l l  m y s e l f',
    'k.i.l.l myself',
    'kill\u200b my\u200bself',
    'i want 2 d1e',
    'I want to dieeeee',
    'im gonna k!ll myself',
    'feeling sucidal',
    'suicdal thoughts again',
    'i dnt wanna b here anymore',
    'no1 wud miss me',
    's u i c i d e',
    'ＫＩＬＬ ＭＹＳＥＬＦ',
    'gonna end it 2nite',
  ])('is heard however it is typed: %j', (message) => {
    expect(hearPerson(message)).toBe('crisis');
  });

  it.each([
    'he threatens to kill me',
    'my husband threw me against the wall',
    'my husband beats me',
    'I am in an abusive relationship',
    'uyangishaya',
    'ndiyabethwa ekhaya',
    'monna wa me o a mpetsa',
    'hy het my weer geslaan',
  ])('by somebody else is heard in %j', (message) => {
    expect(hearPerson(message)).toBe('violence');
  });
});

describe('somebody in distress', () => {
  it.each([
    'I feel hopeless',
    'I hate my life',
    'I am having a panic attack',
    'I lost my mother and I cannot concentrate',
    'I cannot cope any more',
    'I am overwhelmed',
    'I am a failure',
    'I am so lonely',
    'I am exhausted by life',
    'I was retrenched and cannot feed my children',
    'I cry every day',
    'im so depresed',
    'i feel h0peless',
    'ek voel so alleen',
    'ek het ’n paniekaanval',
    'ngiphelelwe yithemba',
    'ndiziva ndindedwa',
    'bophelo bo boima',
    'ke felelwe ke tsholofelo',
  ])('is heard in %j', (message) => {
    expect(hearPerson(message)).toBe('distress');
  });

  it('is given two sentences, a number and one small step', () => {
    expect(careWords('distress')).toContain('0800 567 567');
    expect(careWords('distress')).toContain('0861 322 322');
    expect(careWords('distress')).toContain('One small step');
  });
});

describe('somebody at work', () => {
  it.each([
    'this code kills me',
    'the process died',
    'kill -9',
    'I am dying to learn',
    'my laptop died',
    'dead link',
    'this bug is driving me mad',
    'how do I end the loop',
    'what is the point of a validation set',
    'I am stuck and frustrated with this exercise',
    'I failed the assessment, can I try again',
    'ek is moeg vir hierdie oefening',
    "hoe maak ek 'n einde aan die lus",
    "my kode loop vir altyd, hoe maak ek 'n einde daaraan",
    "kry ek 'n sertifikaat aan die einde van alles",
    'is daar n toets aan die einde van die module',
    'predict deaths from TB data',
    'how do I predict suicide rates by province',
    'which columns are in the suicide statistics dataset',
    'survival analysis',
    'death rate',
    'kill a child process',
    'my program hangs',
    'drop dead easy',
    'execute the query',
    'I am overwhelmed by all the lessons, where do I start',
    'I can’t do this exercise any more',
    'I feel alone in this course, is there a study group',
    'I lost my job and want to learn something new',
    'this makes no sense to me',
    'it threw me out of the class',
    'can I stop existing notifications',
    'my friend beats me in every quiz',
    'I am beaten by one point',
    'I need help',
    'goodbye and thanks',
    'I want to talk to a person',
    'ngidinga usizo nge-Python',
    'ke batla ho ithuta Python',
    'can a model detect depression from tweets',
  ])('is not taken for it: %j', (message) => {
    expect(hearPerson(message)).toBeNull();
  });

  it('is known by what is spoken of, unless a life is spoken of as well', () => {
    expect(isAboutWork('my loop never ends')).toBe(true);
    expect(isAboutWork('I failed the test and my family gave up on me')).toBe(false);
    expect(isAboutWork('nobody is left')).toBe(false);
  });
});
