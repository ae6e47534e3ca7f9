import { EMAIL_MAX_LENGTH } from '@academy/domain/academy/email-addresses';
import { PERSON_NAME_MAX_LENGTH } from '@academy/domain/accounts/person-names';
import { PROVINCES } from '@academy/domain/accounts/profiles';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FieldErrors } from '../waitlist-messages.ts';

const provinceOptions = PROVINCES.map((province) => ({ value: province, label: province }));

export function WaitlistFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="name"
        maxLength={PERSON_NAME_MAX_LENGTH}
        placeholder="Thandiwe Nkosi"
        error={errors.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        placeholder="you@example.co.za"
        error={errors.email}
      />
      <SelectField
        label="Province"
        name="province"
        required
        autoComplete="address-level1"
        placeholder="Choose your province"
        options={provinceOptions}
        error={errors.province}
      />
      <TrapField />
    </>
  );
}

/** A honeypot: people neither see nor reach it; only a program fills it in. */
function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="website">Leave this empty</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
