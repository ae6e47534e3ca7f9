import { PROVINCES, type Province } from '@academy/domain/accounts/profiles';
import { BATCH_MAX_CODES, SPONSOR_MAX_CHARACTERS } from '@academy/domain/commerce/vouchers';
import { type FormEvent, useId, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { FieldError } from '../../../ui/forms/form-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { batchMade, batchSentence } from './voucher-words.ts';

const EMPTY = { sponsor: '', courseId: '', amount: '', size: '10', lastDay: '', province: '' };
/** The option that selects no course. */
const BY_AMOUNT = '';

export function BatchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState(EMPTY);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const { data: courses = [] } = useAnswer('GET /api/courses', {}, { enabled: isOpen });
  const { write, isPending } = useWrite('POST /api/admin/vouchers');
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  async function make(event: FormEvent) {
    event.preventDefault();
    const isByAmount = typed.courseId === BY_AMOUNT;
    const size = Number(typed.size);
    const amountInRand = Number(typed.amount);
    if (typed.sponsor.trim() === '') return setError('Please say who the sponsor is.');
    if (isByAmount && !(Number.isInteger(amountInRand) && amountInRand >= 1))
      return setError('Please give the amount in whole rand.');
    if (!(Number.isInteger(size) && size >= 1 && size <= BATCH_MAX_CODES))
      return setError(`Please choose between 1 and ${BATCH_MAX_CODES} codes.`);
    if (typed.lastDay === '') return setError('Please choose the last day.');
    setError(undefined);
    const result = await write({
      sponsor: typed.sponsor,
      courseId: isByAmount ? null : typed.courseId,
      amountInRand: isByAmount ? amountInRand : null,
      size,
      lastDay: typed.lastDay,
      province: typed.province === '' ? null : (typed.province as Province),
    });
    if (!result) return;
    if (!result.ok) return setError(batchSentence(result.failure));
    toast(batchMade(result.answer.sponsor, size));
    setTyped(EMPTY);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="New batch of codes"
      onSubmit={(event) => void make(event)}
      footer={
        <Button type="submit" variant="primary" isPending={isPending}>
          Create the codes
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextField label="Sponsor" maxLength={SPONSOR_MAX_CHARACTERS} {...field('sponsor')} />
        <SelectField
          label="Good for"
          options={[
            { value: BY_AMOUNT, label: 'An amount towards any course' },
            ...courses.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...field('courseId')}
        />
        {typed.courseId === BY_AMOUNT && (
          <TextField label="Amount in rand" inputMode="numeric" {...field('amount')} />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Number of codes" inputMode="numeric" {...field('size')} />
          <TextField label="Last day" type="date" {...field('lastDay')} />
        </div>
        <SelectField
          label="Province"
          options={[
            { value: '', label: 'All provinces' },
            ...PROVINCES.map((province) => ({ value: province, label: province })),
          ]}
          {...field('province')}
        />
        <div role="alert" className="empty:hidden">
          {error !== undefined && <FieldError id={errorId} text={error} />}
        </div>
      </div>
    </Dialog>
  );
}
