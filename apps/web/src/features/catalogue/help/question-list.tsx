import type { HelpAnswer } from '@academy/contract/catalogue/help';
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';

export function QuestionList({ questions }: { questions: HelpAnswer['questions'] }) {
  return (
    <Accordion>
      {questions.map(({ id, question, answerHtml }) => (
        <AccordionItem key={id} value={id} title={question}>
          <SanitisedHtml html={answerHtml} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}
