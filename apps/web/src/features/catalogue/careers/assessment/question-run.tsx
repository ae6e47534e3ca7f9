import type { CareerResult } from '@academy/contract/catalogue/careers';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { sendingProblem } from '../career-messages.ts';
import { type Answers, firstOpenPlace, isComplete, knownAnswers, type Question } from './answer-sheet.ts';
import { QuestionView } from './question-view.tsx';
import { dropAnswers, storeAnswers } from './stored-answers.ts';

interface QuestionRunProps {
  questions: readonly Question[];
  userId: string;
  initialAnswers: Answers;
  onResult: (result: CareerResult) => void;
}

export function QuestionRun({ questions, userId, initialAnswers, onResult }: QuestionRunProps) {
  const [answers, setAnswers] = useState(() => knownAnswers(initialAnswers, questions));
  // A complete set of answers is reviewed from its beginning.
  const [place, setPlace] = useState(() =>
    isComplete(questions, answers) ? 0 : firstOpenPlace(questions, answers),
  );
  const [problem, setProblem] = useState('');
  const { write, isPending } = useWrite('POST /api/career-assessment/results');
  const question = questions[place];
  const isLast = place === questions.length - 1;

  function choose(questionId: string, optionId: string) {
    const next = { ...answers, [questionId]: optionId };
    setAnswers(next);
    setProblem('');
    storeAnswers(userId, next);
  }

  function goTo(next: number) {
    setProblem('');
    setPlace(next);
  }

  async function send() {
    setProblem('');
    const outcome = await write({ answers });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(sendingProblem(outcome.failure));
    dropAnswers(userId);
    onResult(outcome.answer);
  }

  if (!question) return null;
  return (
    <QuestionView
      key={question.id}
      question={question}
      place={place}
      total={questions.length}
      chosen={answers[question.id] ?? null}
      isLast={isLast}
      isPending={isPending}
      problem={problem}
      onChoose={(optionId) => choose(question.id, optionId)}
      onBack={place === 0 ? undefined : () => goTo(place - 1)}
      onNext={() => {
        if (answers[question.id] === undefined) setProblem('Please choose an answer.');
        else if (!isLast) goTo(place + 1);
        else if (isComplete(questions, answers)) void send();
        else goTo(firstOpenPlace(questions, answers));
      }}
    />
  );
}
