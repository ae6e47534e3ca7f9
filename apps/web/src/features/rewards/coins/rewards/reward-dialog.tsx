import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { coinsInWords } from '@academy/domain/rewards/coins';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { CourseFields } from './course-fields.tsx';
import type { Details } from './details.ts';
import { NoteField } from './note-field.tsx';

type Reward = CoinsAnswer['rewards'][number];

interface RewardDialogProps {
  reward: Reward;
  isRedeeming: boolean;
  onClose: () => void;
  onRedeem: (details: Details) => Promise<void>;
}

/** Asks for the details that the reward requires, and spends coins only once they are given. */
export function RewardDialog({ reward, isRedeeming, onClose, onRedeem }: RewardDialogProps) {
  const [details, setDetails] = useState<Details>({});
  const needsCourse = reward.type === 'course' || reward.type === 'certificate';
  const { data: choices } = useAnswer('GET /api/coins/choices', {}, { enabled: needsCourse });
  const hasChoice =
    !needsCourse ||
    choices === undefined ||
    choices[reward.type === 'course' ? 'courses' : 'completed'].length > 0;

  function submit() {
    void onRedeem(details);
  }

  return (
    <FormDialog
      onClose={onClose}
      title={reward.name}
      onSubmit={submit}
      submitLabel={`Redeem ${coinsInWords(reward.cost)}`}
      isPending={isRedeeming}
      isIncomplete={!hasChoice || (needsCourse && choices === undefined)}
    >
      <p className="text-ink-2">{reward.gives}</p>
      {reward.type === 'course' && (
        <CourseFields courses={choices?.courses} details={details} onChange={setDetails} />
      )}
      {reward.type === 'certificate' && (
        <CertificateFields completed={choices?.completed} details={details} onChange={setDetails} />
      )}
      {!needsCourse && <NoteField type={reward.type} details={details} onChange={setDetails} />}
    </FormDialog>
  );
}
