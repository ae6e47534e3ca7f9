import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';
import { checkPersonName, type PersonNameRefusal } from '../person-names/index.ts';
import { PROVINCES, type Province } from './provinces.ts';

export const GOAL_MAX_LENGTH = 200;

export interface Profile {
  readonly fullName: string;
  readonly province: Province | null;
  /** What the person is learning for, in their own words. */
  readonly goal: string | null;
}

export type ProfileRefusal = Refusal<'unknown-province'> | PersonNameRefusal;

interface TypedProfile {
  readonly fullName: string;
  readonly province: string | null;
  readonly goal: string | null;
}

/** What people may correct about themselves; surrounding spaces do not count, and an empty value is none. */
export function checkProfile(
  typed: TypedProfile,
  bearer: 'learner' | 'staff',
): Result<Profile, ProfileRefusal> {
  const fullName = checkPersonName(typed.fullName, bearer);
  if (!fullName.ok) return fullName;
  const province = typed.province === null ? null : PROVINCES.find((each) => each === typed.province);
  if (province === undefined) return refuse('unknown-province');
  const goal = typed.goal?.trim().replaceAll(/\s+/g, ' ').slice(0, GOAL_MAX_LENGTH) || null;
  return accept({ fullName: fullName.value, province, goal });
}
