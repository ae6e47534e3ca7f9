import { defineUnsentWork, sendAndRefresh } from '../../../../lib/work/define-unsent-work.ts';
import { projectWorkEntry } from './project-work.ts';

export const unsentWork = defineUnsentWork({
  entry: projectWorkEntry,
  send: (courseId, work) => sendAndRefresh('PUT /api/courses/:courseId/project', { courseId, ...work }),
  words: () => 'Your project',
  text: ({ answers }) => Object.values(answers).join('\n\n'),
});
