import { readEmail } from '../../academy/email-addresses/index.ts';
import { checkPersonName, type PersonNameRefusal } from '../../accounts/person-names/index.ts';
import { isProvince, type Province } from '../../accounts/profiles/index.ts';
import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

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

export type RegistrationRefusal =
  | Refusal<'invalid-email' | 'missing-information' | 'unknown-province'>
  | PersonNameRefusal;

/** 1§5: the objections in their fixed order, of which only the first is reported; valid input is tidied. */
export function checkRegistration(form: RegistrationForm): Result<Registration, RegistrationRefusal> {
  const email = readEmail(form.email);
  if (email === null) return refuse('invalid-email');
  // Untrimmed: a name of spaces counts as filled in here and fails the next rule.
  if (form.name === '' || form.province === '') return refuse('missing-information');
  const name = checkPersonName(form.name);
  if (!name.ok) return name;
  if (!isProvince(form.province)) return refuse('unknown-province');
  return accept({ email, name: name.value, province: form.province });
}
