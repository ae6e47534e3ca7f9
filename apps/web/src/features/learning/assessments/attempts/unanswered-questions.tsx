import { Fragment } from 'react';

export const questionAnchor = (place: number) => `question-${place}`;

interface OpenQuestionsProps {
  /** Numbers of the unanswered questions, from 1. */
  places: readonly number[];
  onChoose?: () => void;
}

/** Which questions are unanswered; each number links to its question. */
export function OpenQuestions({ places, onChoose }: OpenQuestionsProps) {
  if (places.length === 0) return 'You have answered every question. You can still change your answers.';
  return (
    <>
      You have not answered {places.length === 1 ? 'question ' : 'questions '}
      {places.map((place, index) => (
        <Fragment key={place}>
          {index > 0 && (index === places.length - 1 ? ' and ' : ', ')}
          <a
            href={`#${questionAnchor(place)}`}
            aria-label={`Question ${place}`}
            className="inline-block min-w-6 py-1 text-center"
            onClick={(event) => {
              event.preventDefault();
              onChoose?.();
              goTo(place);
            }}
          >
            {place}
          </a>
        </Fragment>
      ))}
      yet.
    </>
  );
}

/** A closing dialog restores the focus first; the question takes it afterwards. */
function goTo(place: number): void {
  requestAnimationFrame(() => {
    const question = document.getElementById(questionAnchor(place));
    question?.scrollIntoView({ block: 'start' });
    question?.focus({ preventScroll: true });
  });
}
