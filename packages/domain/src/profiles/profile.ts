import { isBorneName } from '../display-names/index.ts';
import { accept, type Refusal, type Result, refuse } from '../kernel/index.ts';
import { PROVINCES, type Province } from '../waitlist/index.ts';

const NAME_MIN_LENGTH = 2;
export const FULL_NAME_MAX_LENGTH = 100;
export const GOAL_MAX_LENGTH = 200;

export interface Profile {
  readonly fullName: string;
  readonly province: Province | null;
  /** What the person learns for, in their own words. */
  readonly goal: string | null;
}

export type ProfileRefusal = Refusal<'invalid-name' | 'unknown-province'>;

interface TypedProfile {
  readonly fullName: string;
  readonly province: string | null;
  readonly goal: string | null;
}

/** What people may correct about themselves; spaces around it do not count, and an empty word is none. */
export function checkProfile(typed: TypedProfile): Result<Profile, ProfileRefusal> {
  const fullName = typed.fullName.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const length = Array.from(fullName).length;
  if (length < NAME_MIN_LENGTH || length > FULL_NAME_MAX_LENGTH || !isBorneName(fullName))
    return refuse('invalid-name');
  const province = typed.province === null ? null : PROVINCES.find((each) => each === typed.province);
  if (province === undefined) return refuse('unknown-province');
  const goal = typed.goal?.trim().replaceAll(/\s+/g, ' ').slice(0, GOAL_MAX_LENGTH) || null;
  return accept({ fullName, province, goal });
}
