import { accept, type Refusal, type Result, refuse } from '../kernel/index.ts';
import { isProvince, type Province } from './provinces.ts';

const NAME_MIN_LENGTH = 2; // 1§9
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;

// 1§5: non-space text, an at sign, text, a dot, text.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= EMAIL_MAX_LENGTH;

export interface RegistrationForm {
  readonly email: string;
  readonly name: string;
  readonly province: string;
}

export interface Registration {
  readonly email: string;
  readonly name: string;
  readonly province: Province;
}

export type RegistrationRefusal = Refusal<
  'invalid-email' | 'missing-information' | 'invalid-name' | 'unknown-province'
>;

/** 1§5: the objections in their fixed order, of which only the first is told; what passes is trimmed. */
export function checkRegistration(form: RegistrationForm): Result<Registration, RegistrationRefusal> {
  const email = form.email.trim();
  const name = form.name.trim();
  if (!isEmail(email)) return refuse('invalid-email');
  // Untrimmed: a name of spaces counts as filled in here and fails the next rule.
  if (form.name === '' || form.province === '') return refuse('missing-information');
  if (Array.from(name).length < NAME_MIN_LENGTH) return refuse('invalid-name');
  if (!isProvince(form.province)) return refuse('unknown-province');
  return accept({ email, name, province: form.province });
}
