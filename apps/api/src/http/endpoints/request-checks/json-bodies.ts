import type { FastifyInstance } from 'fastify';
import { PROBLEMS, RequestProblem } from '../../problems/problem.ts';

// PostgreSQL stores every character but this one; an even number of backslashes before it makes it plain text.
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/;

/** JSON is the only kind of body that is taken, and it must be storable as text. */
export function acceptJsonBodiesOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (NUL_ESCAPE.test(body.toString())) done(new RequestProblem(PROBLEMS.malformedText), undefined);
    // It answers through `done`; the promise of its type is for parsers that are async.
    else void parseJson(request, body.toString(), done);
  });
}
