import {
  checkPasswordChange,
  PASSWORD_MAX_LENGTH,
  type PasswordChange,
} from '@academy/domain/accounts/identity';
import { type FormEvent, useRef, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { changeFailed, PASSWORD_CHANGED, refusedChange } from './change-password-messages.ts';
import { PasswordMeter } from './password-meter.tsx';

type FieldName = keyof PasswordChange;

const FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const satisfies readonly FieldName[];
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };
// SET-05: the specification gives no text.
const missing: Record<FieldName, string> = {
  currentPassword: 'Please enter your current password.',
  newPassword: 'Please enter a new password.',
  confirmation: 'Please enter the new password again.',
};

function useChangePassword() {
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(EMPTY);
  const [wasSent, setWasSent] = useState(false);
  const { write, isPending } = useWrite('POST /api/auth/change-password');

  const focus = (name: FieldName | undefined) =>
    formRef.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setWasSent(true);
    const checked = checkPasswordChange(typed);
    if (!checked.ok) {
      const { code } = checked.refusal;
      if (code === 'field-empty') return focus(FIELDS.find((name) => typed[name] === ''));
      toast(refusedChange(code));
      return focus(code === 'passwords-differ' ? 'confirmation' : 'newPassword');
    }
    const { currentPassword, newPassword } = typed;
    const outcome = await write({ currentPassword, newPassword });
    if (!outcome) return;
    if (!outcome.ok) return void toast(changeFailed(outcome.failure));
    setTyped(EMPTY);
    setWasSent(false);
    toast(PASSWORD_CHANGED);
  }

  const fieldOf = (name: FieldName) => ({
    name,
    value: typed[name],
    maxLength: PASSWORD_MAX_LENGTH,
    'aria-required': true,
    error: wasSent && typed[name] === '' ? missing[name] : undefined,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return { formRef, typed, submit, isPending, fieldOf };
}

/** SET-04 to SET-16. Changing it ends all other sign-ins and keeps this one. */
export function ChangePasswordForm() {
  const { formRef, typed, submit, isPending, fieldOf } = useChangePassword();
  return (
    <PageSection
      title="Change password"
      action={
        <div className="flex flex-wrap gap-x-5">
          <MoreLink href="/settings/passkeys">Passkeys</MoreLink>
          <MoreLink href="/settings/second-factor">Second factor</MoreLink>
        </div>
      }
      description="Every other device that is signed in to your account will have to sign in again."
    >
      <Card as="div">
        <form ref={formRef} onSubmit={submit} noValidate className="grid max-w-140 gap-5">
          <PasswordField label="Current password" {...fieldOf('currentPassword')} />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            {...fieldOf('newPassword')}
            hint={<PasswordMeter password={typed.newPassword} />}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            {...fieldOf('confirmation')}
            hint={<MatchHint {...typed} />}
          />
          <Button type="submit" variant="primary" isPending={isPending} className="justify-self-start">
            {isPending ? 'Changing Password...' : 'Change Password'}
          </Button>
        </form>
      </Card>
    </PageSection>
  );
}

/** SET-13: as soon as there is something to compare. The line keeps its height, so that the button does not move. */
function MatchHint({ newPassword, confirmation }: PasswordChange) {
  const isMatch = newPassword === confirmation;
  const words = isMatch ? 'Passwords match' : "Passwords don't match";
  const ink = isMatch ? 'text-success-text' : 'text-danger-text';
  return (
    <p aria-live="polite" className={`min-h-6 font-medium ${ink}`}>
      {confirmation !== '' && words}
    </p>
  );
}
