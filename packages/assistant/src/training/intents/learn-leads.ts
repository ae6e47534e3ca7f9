import {
  EVIDENCE,
  evidenceOf,
  LEADS,
  type Lead,
  type LeadWeights,
  type NearestMatches,
  OF_LESSONS,
} from '../../routing/index.ts';
import type { HeldOut } from './learn.ts';
import { trainedWeights } from './train.ts';

/**
 * Many of our own training messages are as near to us as unrelated messages can be, so they count less than real
 * questions.
 */
const OWN_WEIGHT = 0.25;
/** A lesson shown for nothing does less harm than a missing lesson, or than another answer. */
const LEAD_WEIGHTS: Readonly<Record<Lead, number>> = { lesson: 1.2, outside: 1, ours: 0.7 };
const DIGITS = 3;
const TRAINING = {
  features: EVIDENCE.length,
  meanings: LEADS.length,
  rounds: 2000,
  regularisation: 4e-4,
  speaksFor: (place: number, lead: number) =>
    LEADS[lead] === 'lesson' || !OF_LESSONS.some((name) => name === EVIDENCE[place]),
};

export interface Sample {
  readonly heldOut: HeldOut;
  readonly near: NearestMatches;
  readonly isOwn: boolean;
}

function expectedLead({ intent }: HeldOut): Lead {
  if (intent === 'courseware') return 'lesson';
  return intent === 'declined' ? 'outside' : 'ours';
}

/** Each lead counts as much as the others, however many messages it has. Messages that a rule decides alone are left out. */
export function learnLeads(samples: readonly Sample[]): LeadWeights {
  const undecided = samples.filter(({ heldOut }) => heldOut.understood.ruled?.weight !== 'certain');
  const counted = undecided.map(({ heldOut, near, isOwn }) => ({
    lead: expectedLead(heldOut),
    evidence: evidenceOf(heldOut.understood, near),
    weight: isOwn ? OWN_WEIGHT : 1,
  }));
  const weightOf = (lead: Lead) =>
    counted.filter((each) => each.lead === lead).reduce((sum, { weight }) => sum + weight, 0);
  const totals = { lesson: weightOf('lesson'), outside: weightOf('outside'), ours: weightOf('ours') };
  const lessons = counted.map(({ lead, evidence, weight }) => ({
    features: {
      places: Uint16Array.from(EVIDENCE.keys()),
      amounts: Float32Array.from(EVIDENCE, (name) => evidence[name]),
    },
    right: LEADS.indexOf(lead),
    weight: (weight * LEAD_WEIGHTS[lead]) / totals[lead],
  }));
  const weights = trainedWeights(lessons, TRAINING);
  const rounded = (place: number) =>
    LEADS.map((_, lead) => Number((weights[place * LEADS.length + lead] ?? 0).toFixed(DIGITS)));
  return Object.fromEntries(EVIDENCE.map((name, place) => [name, rounded(place)]));
}
