import type { Project } from '../courseware.ts';
import { renderMarkdown } from '../html/render-markdown.ts';
import { projectShape } from '../shapes/lesson-shapes.ts';
import { readShape } from '../source/check-shape.ts';
import { type Reading, readOptionalYaml, renderingFor } from './reading.ts';

/** Null while the file is being written, or when it is not well formed. */
export async function readProject(reading: Reading, file: string): Promise<Project | null> {
  const source = await readOptionalYaml(reading, file);
  const shape = source === null ? null : readShape(projectShape, source, reading.report);
  if (source === null || shape === null) return null;
  for (const field of ['parts', 'checklist'] as const) {
    const ids = shape[field].map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) !== index)
        reading.report(file, source.lineOf([field, index]), `The id "${id}" is used twice in "${field}".`);
    });
  }
  const { brief, ...rest } = shape;
  const rendering = renderingFor(reading, file, () => source.lineOf(['brief']));
  return { ...rest, briefHtml: renderMarkdown(brief, rendering).trim() };
}
