import type { PublicQuestion } from '@academy/domain/learning/questions';
import { SanitisedHtml } from '../sanitised-html.tsx';

/** The question and, below it, the table, claim or chart that it is about. */
export function QuestionPrompt({ question, id }: { question: PublicQuestion; id: string }) {
  return (
    <>
      <h3 id={id} className="text-pretty text-xl">
        <SanitisedHtml as="span" html={question.askHtml} />
      </h3>
      {question.showHtml !== null && <SanitisedHtml html={question.showHtml} className="prose" />}
    </>
  );
}
