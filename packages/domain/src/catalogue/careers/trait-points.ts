/** How many points of each trait. */
export type TraitPoints = Readonly<Record<string, number>>;

export interface AssessmentOption {
  readonly id: string;
  readonly gives: TraitPoints;
  /** Traits that the person wants to work without. */
  readonly without?: readonly string[];
  readonly hoursPerWeek?: number;
}

export interface AssessmentQuestion {
  readonly id: string;
  readonly options: readonly AssessmentOption[];
}

/** Question to option. */
export type AssessmentAnswers = Readonly<Record<string, string>>;

/** The option that was chosen for every question, or null when a question lacks a valid answer. */
export function chosenOptions(
  questions: readonly AssessmentQuestion[],
  answers: AssessmentAnswers,
): AssessmentOption[] | null {
  const chosen = questions.map(({ id, options }) =>
    Object.hasOwn(answers, id) ? options.find((option) => option.id === answers[id]) : undefined,
  );
  return chosen.every((option) => option !== undefined) ? chosen : null;
}

const pointsOf = (points: TraitPoints, trait: string) => points[trait] ?? 0;

/** The points that the chosen options give to a trait. */
export function havePoints(chosen: readonly AssessmentOption[], trait: string): number {
  return chosen.reduce((sum, { gives }) => sum + pointsOf(gives, trait), 0);
}

/** The points that the best option of every question would give to it. */
export function mostPoints(questions: readonly AssessmentQuestion[], trait: string): number {
  return questions.reduce(
    (sum, { options }) => sum + Math.max(0, ...options.map(({ gives }) => pointsOf(gives, trait))),
    0,
  );
}

/** The hours a week that the answers name. */
export function statedHoursPerWeek(chosen: readonly AssessmentOption[]): number | null {
  return chosen.find(({ hoursPerWeek }) => hoursPerWeek !== undefined)?.hoursPerWeek ?? null;
}
