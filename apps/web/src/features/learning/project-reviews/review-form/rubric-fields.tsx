import type { ProjectSubmissionDetail } from '@academy/contract/learning/project-reviews';
import { REVIEW_COMMENT_MAX_CHARACTERS } from '@academy/domain/learning/project-reviews';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { criterionOf, type ReviewDraft, withCriterion } from './review-draft.ts';

interface RubricFieldsProps extends Pick<ProjectSubmissionDetail, 'checklist'> {
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
}

const CHOICES = [
  { value: 'met', label: 'Met' },
  { value: 'open', label: 'Not yet' },
] as const;

const choiceOf = (isMet: boolean | null) => (isMet === null ? null : isMet ? 'met' : 'open');

/** The rubric: the same list for the learner, fellow learners and reviewers. */
export function RubricFields({ checklist, draft, onChange }: RubricFieldsProps) {
  return (
    <>
      {checklist.map(({ id: pointId, text }) => {
        const { isMet, comment } = criterionOf(draft, pointId);
        return (
          <Card key={pointId} padding="tight" className="grid gap-2">
            <RadioGroup
              legend={text}
              look="tiles"
              options={CHOICES}
              value={choiceOf(isMet)}
              onValueChange={(value) => onChange(withCriterion(draft, pointId, { isMet: value === 'met' }))}
            />
            <TextArea
              label="Comment on this point"
              rows={2}
              maxLength={REVIEW_COMMENT_MAX_CHARACTERS}
              value={comment}
              onChange={(event) => onChange(withCriterion(draft, pointId, { comment: event.target.value }))}
            />
          </Card>
        );
      })}
      <TextArea
        label="Comment on the whole project"
        hint="What is good about it, and what to do next."
        rows={4}
        maxLength={REVIEW_COMMENT_MAX_CHARACTERS}
        value={draft.comment}
        onChange={(event) => onChange({ ...draft, comment: event.target.value })}
      />
    </>
  );
}
