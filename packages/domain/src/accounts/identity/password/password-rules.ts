import { accept, type Refusal, type Result, refuse } from '../../../kernel/index.ts';
import { PRODUCT_NAME } from '../../../product/index.ts';
import { skeletonOf } from '../../person-names/index.ts';
import { bareWord, nameWords } from './name-words.ts';

export const PASSWORD_MIN_LENGTH = 8; // 2§5
export const PASSWORD_MAX_LENGTH = 256; // long enough for any phrase, short enough to hash
const FEWEST_DIFFERENT_CHARACTERS = 4;

export type PasswordRefusal = Refusal<
  | 'password-too-short'
  | 'password-too-simple'
  | 'password-too-common'
  | 'password-names-you'
  | 'password-unchanged'
>;

interface ProposedPassword {
  readonly password: string;
  readonly currentPassword: string | null;
  readonly isCommon: boolean;
  readonly namesOfOwner: readonly string[];
}

/** Length counts characters as a person sees them, so that an emoji is not four. */
export function lengthInCharacters(text: string): number {
  return Array.from(text).length;
}

/** Only spaces, or the same few characters again and again. */
function isTooSimple(password: string): boolean {
  const different = new Set(Array.from(password.toLowerCase().replaceAll(/\s/g, '')));
  return different.size < FEWEST_DIFFERENT_CHARACTERS;
}

function namesOwner(password: string, namesOfOwner: readonly string[]): boolean {
  const bare = bareWord(password);
  return nameWords(namesOfOwner).some((word) => bare.includes(word));
}

const NAMES_OF_ACADEMY = [PRODUCT_NAME, 'Nexus Academy', 'NexusAI'].map((name) => bareWord(skeletonOf(name)));

/** The academy's name, the first thing that people try, also with digits and symbols for letters: `n3xus@cademy1`. */
function namesAcademy(password: string): boolean {
  const bare = bareWord(skeletonOf(password));
  return NAMES_OF_ACADEMY.some((name) => bare.includes(name));
}

/**
 * The rules for a new password: long enough, new, with more than a few different characters, not on the list of common
 * ones, and without the name of the academy or its owner's own name or address. Anything else is left to the person.
 */
export function checkNewPassword(proposed: ProposedPassword): Result<string, PasswordRefusal> {
  const { password, currentPassword, isCommon, namesOfOwner } = proposed;
  if (lengthInCharacters(password) < PASSWORD_MIN_LENGTH) return refuse('password-too-short');
  if (password === currentPassword) return refuse('password-unchanged');
  if (isTooSimple(password)) return refuse('password-too-simple');
  if (isCommon || namesAcademy(password)) return refuse('password-too-common');
  if (namesOwner(password, namesOfOwner)) return refuse('password-names-you');
  return accept(password);
}
