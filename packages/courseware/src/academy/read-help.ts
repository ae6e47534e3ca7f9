import { plainText } from '../html/plain-text.ts';
import { renderMarkdown } from '../html/render-markdown.ts';
import { readYaml, renderingFor } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import type { HelpQuestion } from './academy.ts';
import { type AcademyReading, reportIn, reportRepeated } from './academy-reading.ts';
import { helpShape } from './academy-shapes.ts';

export async function readHelp(reading: AcademyReading): Promise<HelpQuestion[]> {
  const source = await readYaml(reading, 'help.yaml');
  const questions = (source && readShape(helpShape, source, reading.report)?.questions) ?? [];
  if (!source) return [];
  reportRepeated(reportIn(source, reading.report), ['questions'], questions);
  return questions.map(({ id, question, answer }, index) => {
    const rendering = renderingFor(reading, source.file, () => source.lineOf(['questions', index, 'answer']));
    const answerHtml = renderMarkdown(answer, rendering);
    return { id, question, answerHtml, answerText: plainText(answerHtml) };
  });
}
