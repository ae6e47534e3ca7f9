import type { ProjectSubmissionDetail } from '@academy/contract/learning/project-reviews';
import { Heading } from '../../../ui/layout/heading.tsx';
import { arrivalSentence } from './arrival-words.ts';

const TITLE = 'How the learning arrived';

/** Figures for the reviewer, collapsed by default: the review judges the project. */
export function ArrivalDetails({ facts }: { facts: ProjectSubmissionDetail['arrival'] }) {
  if (facts.length === 0)
    return (
      <p className="text-ink-2">
        <b className="font-semibold">{TITLE}:</b> nothing out of the ordinary.
      </p>
    );
  return (
    <details className="rounded-lg border bg-sunken px-4 py-1">
      <summary className="min-h-touch cursor-pointer content-center">
        <Heading level={2} className="inline text-base">
          {TITLE}
        </Heading>
        <span className="text-ink-2"> · {facts.length === 1 ? '1 note' : `${facts.length} notes`}</span>
      </summary>
      <div className="grid gap-3 pt-1 pb-3">
        <ul className="grid list-disc gap-2 pl-5 marker:text-ink-3">
          {facts.map((fact) => (
            <li key={fact.kind}>{arrivalSentence(fact)}</li>
          ))}
        </ul>
        <p className="text-ink-2">
          These are figures and no verdict. A shared phone, a wrong clock or knowledge from before can look
          like this too. If you wonder, ask the learner to tell you about the project. Fellow learners do not
          see this.
        </p>
      </div>
    </details>
  );
}
