import {
  PASSWORD_MAX_LENGTH,
  type PasswordStrength,
  passwordStrength,
} from '@academy/domain/accounts/identity';
import type { Ref } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
  /** What the password must not contain. */
  namesOfOwner: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

/** The field for a new password: its rules, and how strong it is so far. */
export function NewPasswordField({
  label,
  value,
  onChange,
  error,
  namesOfOwner,
  ref,
}: NewPasswordFieldProps) {
  return (
    <PasswordField
      ref={ref}
      label={label}
      name="new-password"
      autoComplete="new-password"
      maxLength={PASSWORD_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={
        <>
          <p>At least 8 characters. A short sentence is easy to remember and hard to guess.</p>
          <StrengthMeter strength={value === '' ? null : passwordStrength(value, namesOfOwner)} />
        </>
      }
    />
  );
}

const STEPS: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];
const looks = {
  weak: { words: 'Easy to guess', ink: 'text-danger-text', bead: 'bg-danger' },
  fair: { words: 'Good', ink: 'text-warning-text', bead: 'bg-warning' },
  strong: { words: 'Strong', ink: 'text-success-text', bead: 'bg-success' },
} as const satisfies Record<PasswordStrength, object>;

/** Three beads and a word; the line keeps its height, so that nothing moves under the thumb. */
function StrengthMeter({ strength }: { strength: PasswordStrength | null }) {
  const reached = strength === null ? -1 : STEPS.indexOf(strength);
  const look = strength === null ? null : looks[strength];
  return (
    <p className={classNames('mt-1.5 flex min-h-6 items-center gap-3 font-medium', look?.ink)}>
      <span aria-hidden="true" className={classNames('flex gap-1.5', look === null && 'invisible')}>
        {STEPS.map((step, index) => (
          <span
            key={step}
            className={classNames('h-2 w-9 rounded-full', index <= reached ? look?.bead : 'bg-line-strong')}
          />
        ))}
      </span>
      <span aria-live="polite">{look?.words}</span>
    </p>
  );
}
