import type { Person } from '@academy/contract/accounts/people';
import { ROLES } from '@academy/domain/access';
import { STAFF_REASON_MAX_CHARACTERS } from '@academy/domain/accounts/people';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import {
  changeSentence,
  type Deed,
  deedDone,
  linkSentence,
  ROLE_WORDS,
  removalSentence,
  signOutSentence,
} from './people-words.ts';

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

/** Everything that staff can do to an account. What was typed stays after a refusal. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const { id: personId, name } = person;
  const [role, setRole] = useState(person.role);
  const [isSuspended, setIsSuspended] = useState(person.state === 'suspended');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const saving = useWrite('PUT /api/admin/people/:personId');
  const signingOut = useWrite('POST /api/admin/people/:personId/sign-out');
  const removing = useWrite('POST /api/admin/people/:personId/second-factor-removal');
  const linking = useWrite('POST /api/admin/people/:personId/password-link');

  /** Resolves with the sentence of a refusal, or null. */
  async function send(deed: Deed): Promise<string | null | undefined> {
    if (deed === 'save') {
      const result = await saving.write({ personId, role, isSuspended, reason });
      return result && (result.ok ? null : changeSentence(result.failure));
    }
    if (deed === 'sign-out') {
      const result = await signingOut.write({ personId, reason });
      return result && (result.ok ? null : signOutSentence(result.failure));
    }
    if (deed === 'remove-factor') {
      const result = await removing.write({ personId, reason });
      return result && (result.ok ? null : removalSentence(result.failure));
    }
    const result = await linking.write({ personId, reason });
    return result && (result.ok ? null : linkSentence(result.failure));
  }
  async function run(deed: Deed) {
    if (reason.trim() === '') return setError('Please say why. It goes into the audit log.');
    const refusal = await send(deed);
    if (refusal === undefined) return;
    if (refusal !== null) return setError(refusal);
    toast(deedDone(deed, name));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change ${name}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run('save');
      }}
      footer={
        <Button type="submit" variant="primary" isPending={saving.isPending}>
          Save
        </Button>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="Role"
          value={role}
          onChange={(event) => setRole(ROLES.find((each) => each === event.target.value) ?? role)}
          options={ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))}
        />
        <SelectField
          label="Account"
          value={isSuspended ? 'locked' : 'open'}
          onChange={(event) => setIsSuspended(event.target.value === 'locked')}
          hint="Locking an account signs the person out everywhere at once. Their work is kept."
          options={[
            { value: 'open', label: 'Open' },
            { value: 'locked', label: 'Locked' },
          ]}
        />
        <TextArea
          label="Reason"
          hint="Staff can read it in the audit log."
          maxLength={STAFF_REASON_MAX_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error}
        />
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <Button isPending={signingOut.isPending} onClick={() => void run('sign-out')}>
            Sign out everywhere
          </Button>
          <Button isPending={linking.isPending} onClick={() => void run('password-link')}>
            Email a password link
          </Button>
          <Button isPending={removing.isPending} onClick={() => void run('remove-factor')}>
            Remove second factor
          </Button>
          <p className="text-sm text-ink-2">
            Before you remove a second factor, make sure by phone or in person who asks. The password alone is
            then enough to set up another.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
