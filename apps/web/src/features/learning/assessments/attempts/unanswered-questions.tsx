import { Fragment } from 'react';

export const questionAnchor = (place: number) => `question-${place}`;

interface OpenQuestionsProps {
  /** Places without an answer, from 1. */
  places: readonly number[];
  onChoose?: () => void;
}

/** Which questions wait for an answer; each number leads to its question. */
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

/** A dialog that closes gives the focus back first; the question takes it from there. */
function goTo(place: number): void {
  requestAnimationFrame(() => {
    const question = document.getElementById(questionAnchor(place));
    question?.scrollIntoView({ block: 'start' });
    question?.focus({ preventScroll: true });
  });
}
