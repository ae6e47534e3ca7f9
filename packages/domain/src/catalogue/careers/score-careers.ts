import {
  type AssessmentOption,
  type AssessmentQuestion,
  havePoints,
  mostPoints,
  type TraitPoints,
} from './trait-points.ts';
import { wholeParts } from './whole-parts.ts';

/** What a career requires: how much each trait weighs there, and what to say to somebody who has it. */
export interface CareerFit<Id extends string = string> {
  readonly id: Id;
  readonly fit: TraitPoints;
  /** Traits without which nobody can do the work. */
  readonly needs?: readonly string[];
  readonly reasonsFor: Readonly<Record<string, string>>;
}

export interface CareerScore<Id extends string = string> {
  readonly careerId: Id;
  readonly percent: number;
  /** By trait, the largest first; together they are the percentage. */
  readonly parts: readonly { readonly trait: string; readonly percent: number }[];
  /** Why it fits, the strongest reason first: at most three. */
  readonly reasons: readonly string[];
  /** The trait that the career needs and the person wants to avoid; such a career is not suggested. */
  readonly lacks: string | null;
}

const MOST_REASONS = 3;
// Below a quarter of the possible points a trait is no reason, unless there is no better one.
const REASON_SHARE = 0.25;

interface WeighedTrait {
  readonly trait: string;
  readonly earned: number;
  readonly possible: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function reasonsOf(traits: readonly WeighedTrait[], reasonsFor: CareerFit['reasonsFor']): string[] {
  const explained = traits.filter(({ trait, earned }) => earned > 0 && reasonsFor[trait] !== undefined);
  const strong = explained.filter(({ earned, possible }) => earned >= possible * REASON_SHARE);
  const chosen = strong.length > 0 ? strong.slice(0, MOST_REASONS) : explained.slice(0, 1);
  return chosen.flatMap(({ trait }) => reasonsFor[trait] ?? []);
}

/**
 * How well each career fits the answers: weight times points, in per cent of weight times the most points possible,
 * over all traits of the career. The best comes first; ties stay in the order of the careers. A career that needs what
 * somebody wants to avoid comes after all others.
 */
export function scoreCareers<Id extends string>(
  careers: readonly CareerFit<Id>[],
  questions: readonly AssessmentQuestion[],
  chosen: readonly AssessmentOption[],
): CareerScore<Id>[] {
  const without = new Set(chosen.flatMap((option) => option.without ?? []));
  const scored = careers.map(({ id, fit, needs = [], reasonsFor }) => {
    const traits = Object.entries(fit)
      .map(([trait, weight]) => ({
        trait,
        earned: weight * havePoints(chosen, trait),
        possible: weight * mostPoints(questions, trait),
      }))
      .sort((one, other) => other.earned - one.earned);
    const earned = sumOf(traits.map((trait) => trait.earned));
    const possible = Math.max(1, sumOf(traits.map((trait) => trait.possible)));
    const percents = wholeParts(traits.map((trait) => (trait.earned * 100) / possible));
    const parts = traits.map(({ trait }, index) => ({ trait, percent: percents[index] ?? 0 }));
    const score: CareerScore<Id> = {
      careerId: id,
      percent: sumOf(percents),
      parts: parts.filter(({ percent }) => percent > 0).sort((a, b) => b.percent - a.percent),
      reasons: reasonsOf(traits, reasonsFor),
      lacks: needs.find((trait) => without.has(trait)) ?? null,
    };
    return { score, earned, possible };
  });
  // As fractions of integers, so that equal values compare as equal.
  return scored
    .sort(
      (one, other) =>
        Number(one.score.lacks !== null) - Number(other.score.lacks !== null) ||
        other.earned * one.possible - one.earned * other.possible,
    )
    .map(({ score }) => score);
}
