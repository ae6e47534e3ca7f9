import { describe, expect, it } from 'vitest';
import { ruledIntent } from '../intents/intent-rules.ts';
import { featuresOf } from '../intents/model/features.ts';
import { readIntentModel } from '../intents/model/intent-model.ts';
import { plainMessage } from '../language/plain-message.ts';
import { learnLeads } from '../training/intents/learn-leads.ts';
import {
  EVIDENCE,
  evidenceOf,
  LEAD_WEIGHTS,
  LEADS,
  type Lead,
  leadOf,
  type NearestMatches,
  OF_LESSONS,
} from './leads.ts';

const model = readIntentModel();

/** The state while no embedding model is available. */
function understood(message: string) {
  const plain = plainMessage(message);
  const ruled = ruledIntent(plain);
  const meant = model.meant(featuresOf({ message, plain, ruled, vector: null }, model.words));
  return { plain, ruled, meant };
}

const lessonAt = (score: number, covered = 0): NearestMatches => ({
  passages: [
    { score, covered, order: score + covered },
    { score: score / 2, covered: 0, order: score / 2 },
  ],
  outside: 0.3,
});
const NO_LESSON: NearestMatches = { passages: [], outside: 0.3 };

describe('where a message leads', () => {
  it.each<[string, NearestMatches, Lead]>([
    ['how does a neural network learn from its mistakes', lessonAt(0.6, 0.8), 'lesson'],
    ['who won the rugby on saturday', { ...lessonAt(0.25), outside: 0.7 }, 'outside'],
    ['how many coins have I got', lessonAt(0.35), 'ours'],
    ['how many coins have I got', NO_LESSON, 'ours'],
    ['which sessions have I booked', { ...NO_LESSON, outside: 0.5 }, 'ours'],
    ['hello', { ...NO_LESSON, outside: 0.5 }, 'ours'],
  ])('%j', (message, near, lead) => {
    expect(leadOf(evidenceOf(understood(message), near))).toBe(lead);
  });

  it('is to a lesson that is very near, also for words that nobody has used before', () => {
    const message = understood('the mielies in row four went yellow and the drone did not notice');
    expect(leadOf(evidenceOf(message, { ...lessonAt(0.25), outside: 0.4 }))).toBe('outside');
    expect(leadOf(evidenceOf(message, lessonAt(0.68, 0.6)))).toBe('lesson');
  });

  it('has learnt a weight of each evidence for each lead, and of lessons only what speaks for them', () => {
    expect(Object.keys(LEAD_WEIGHTS)).toEqual([...EVIDENCE]);
    for (const ofEach of Object.values(LEAD_WEIGHTS)) expect(ofEach).toHaveLength(LEADS.length);
    for (const name of OF_LESSONS) expect(LEAD_WEIGHTS[name]?.slice(1)).toEqual([0, 0]);
  });
});

describe('learning where messages lead', () => {
  const sampleOf = (intent: 'courseware' | 'declined' | 'coins', near: NearestMatches, shares: number[]) => ({
    heldOut: {
      intent,
      message: '',
      text: '',
      understood: {
        plain: '',
        ruled: null,
        meant: (['courseware', 'declined', 'coins'] as const).map((each, index) => ({
          intent: each,
          share: shares[index] ?? 0,
        })),
      },
    },
    near,
    isOwn: false,
  });
  const lesson = sampleOf('courseware', lessonAt(0.6), [0.4, 0.3, 0.3]);
  const outside = sampleOf('declined', lessonAt(0.2), [0.2, 0.7, 0.1]);
  const ours = sampleOf('coins', lessonAt(0.2), [0.2, 0.1, 0.7]);

  it('finds what separates them', () => {
    const learnt = learnLeads([lesson, outside, ours]);
    const leads = [lesson, outside, ours].map(({ heldOut, near }) =>
      leadOf(evidenceOf(heldOut.understood, near), learnt),
    );
    expect(leads).toEqual(['lesson', 'outside', 'ours']);
  });
});
