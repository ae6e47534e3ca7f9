import type { FastifyInstance } from 'fastify';
import { PROBLEMS, RequestProblem } from '../../problems/problem.ts';

// PostgreSQL stores every character but this one; an even number of backslashes before it makes it plain text.
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/;

/** JSON is the only accepted kind of body, and it must be storable as text. */
export function acceptJsonBodiesOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (NUL_ESCAPE.test(body.toString())) done(new RequestProblem(PROBLEMS.malformedText), undefined);
    // It completes through `done`; the promise in its type is for async parsers.
    else void parseJson(request, body.toString(), done);
  });
}
