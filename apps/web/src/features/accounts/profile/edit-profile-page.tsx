import type { Answer } from '@academy/contract';
import { avatarLetters } from '@academy/domain/access';
import { PERSON_NAME_MAX_LENGTH } from '@academy/domain/accounts/person-names';
import { GOAL_MAX_LENGTH, PROVINCES } from '@academy/domain/accounts/profiles';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { PROFILE_SAVED, profileProblem } from './profile-words.ts';

type Profile = Answer<'GET /api/profile'>;

/** POPIA: people correct what the academy stores about them, and see who sees it. */
export function EditProfilePage() {
  usePageTitle('My profile');
  const { data, isFetchedAfterMount, refetch } = useAnswer(
    'GET /api/profile',
    {},
    { refetchOnMount: 'always' },
  );
  // The form keeps its first values: an outdated answer would be saved again.
  if (!isFetchedAfterMount)
    return (
      <SkeletonGroup label="Loading your profile" count={3} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your profile did not load.
      </EmptyState>
    );
  const name = data.fullName ?? '';
  return (
    <div className="grid max-w-read gap-stack">
      <PageSection
        title="My profile"
        description="What you tell us about yourself, and what it is for."
        action={<MoreLink href="/profile">My profile as it is</MoreLink>}
      >
        <Card as="div" className="grid gap-6">
          <AvatarPicker
            name={name}
            letters={avatarLetters({ fullName: data.fullName, username: name || '?' })}
            imageUrl={data.avatarUrl}
          />
          <ProfileForm profile={data} />
        </Card>
      </PageSection>
      <WhatOthersSee />
    </div>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { write, isPending } = useWrite('PUT /api/profile');
  const [typed, setTyped] = useState({
    fullName: profile.fullName ?? '',
    province: profile.province ?? '',
    goal: profile.goal ?? '',
    isNameShown: profile.isNameShown,
  });
  const [problem, setProblem] = useState<ReturnType<typeof profileProblem>>();
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const errorAt = (place: 'name' | 'province') => (problem?.place === place ? problem.sentence : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const { province, goal, ...fields } = typed;
    const result = await write({ ...fields, province: province || null, goal: goal || null });
    if (result?.ok) toast(PROFILE_SAVED);
    else if (result) setProblem(profileProblem(result.failure));
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-140 gap-5">
      <TextField
        label="Full name"
        hint="It stands on the certificates that you earn from now on."
        autoComplete="name"
        maxLength={PERSON_NAME_MAX_LENGTH}
        value={typed.fullName}
        error={errorAt('name')}
        onChange={(event) => change({ fullName: event.target.value })}
      />
      <SelectField
        label="Province"
        value={typed.province}
        error={errorAt('province')}
        options={PROVINCES.map((province) => ({ value: province, label: province }))}
        placeholder="Rather not say"
        onChange={(event) => change({ province: event.target.value })}
      />
      <TextArea
        label="What are you learning for?"
        hint="A job, a project, a question of your own. The assistant keeps it in mind when you ask what comes next."
        rows={3}
        maxLength={GOAL_MAX_LENGTH}
        value={typed.goal}
        onChange={(event) => change({ goal: event.target.value })}
      />
      <Checkbox
        label="Show my first name to fellow learners"
        hint="Where you read each other’s projects. Otherwise they read “A fellow learner”."
        checked={typed.isNameShown}
        onChange={(event) => change({ isNameShown: event.target.checked })}
      />
      {problem?.place === 'form' && (
        <p role="alert" className="font-medium text-danger-text">
          {problem.sentence}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={isPending} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}

function WhatOthersSee() {
  return (
    <PageSection title="What others may see">
      <Card as="div">
        <ul className="grid list-disc gap-3 pl-5">
          <li>
            <strong>Other learners</strong> see nothing of your profile, unless you join in. On the{' '}
            <a href="/leaderboard">leaderboard</a> they see the name that you choose there, and your province
            if you say so. When you ask fellow learners to read a project, or read one of theirs, they see
            your first name, unless you have said above that they must not.
          </li>
          <li>
            <strong>Everybody with the link</strong> sees a certificate or a <a href="/achievements">badge</a>{' '}
            that you share, with your name.
          </li>
          <li>
            <strong>Trainers of your courses and administrators</strong> see your name and address, so that
            they can help you. They do not see what you are learning for.
          </li>
        </ul>
      </Card>
    </PageSection>
  );
}
