import { ArrowLeft, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useAnswer, useAnswers } from '../../../lib/answers/answers.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import type { Answers, CareerAssessment } from './assessment/answer-sheet.ts';
import { AssessmentIntro } from './assessment/assessment-intro.tsx';
import { AssessmentResult } from './assessment/assessment-result.tsx';
import { QuestionRun } from './assessment/question-run.tsx';
import { readAnswers } from './assessment/stored-answers.ts';

/** CAREER-08: questions one at a time, then the careers that match the answers. */
export function CareerAssessmentPage() {
  const { data: user } = useCurrentUser();
  const { data: assessment, isPending, error, refetch } = useAnswer('GET /api/career-assessment');
  return (
    <div className="grid gap-4">
      <Button variant="quiet" icon={ArrowLeft} href="/careers" className="-ml-3 justify-self-start">
        Back to Careers
      </Button>
      {isPending && (
        <SkeletonGroup label="Loading the assessment" count={3} className="grid max-w-read gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {error && !assessment && (
        <MessageCard
          mark={CloudOff}
          title="We could not load the assessment"
          headingLevel={2}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {commonSentence(error, 'Please check your connection and try again.')}
        </MessageCard>
      )}
      {assessment && user && <Assessment assessment={assessment} userId={user.id} />}
    </div>
  );
}

function Assessment({ assessment, userId }: { assessment: CareerAssessment; userId: string }) {
  const answers = useAnswers();
  const { intro, questions, result } = assessment;
  /** The initial answers; null while no question is shown. */
  const [begun, setBegun] = useState<Answers | null>(() => readAnswers(userId, questions));

  function begin(answers: Answers) {
    setBegun(answers);
    scrollTo({ top: 0, behavior: 'instant' });
  }

  if (begun !== null)
    return (
      <QuestionRun
        questions={questions}
        userId={userId}
        initialAnswers={begun}
        onResult={(sent) => {
          answers.change('GET /api/career-assessment', {}, (old) => ({ ...old, result: sent }));
          setBegun(null);
          scrollTo({ top: 0, behavior: 'instant' });
        }}
      />
    );
  if (result)
    return (
      <AssessmentResult result={result} onAgain={() => begin({})} onChange={() => begin(result.answers)} />
    );
  return <AssessmentIntro intro={intro} count={questions.length} onStart={() => begin({})} />;
}
