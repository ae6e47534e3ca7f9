import { FORMATS } from '@academy/contract/formats';
import { Ajv } from 'ajv';
import type { FuzzRequest } from './fuzz-requests.ts';
import type { Markers } from './fuzz-world.ts';
import type { Operation } from './operations.ts';
import type { FuzzAnswer } from './send-request.ts';

const ajv = new Ajv({ strict: false, formats: FORMATS });
const validators = new WeakMap<object, ReturnType<Ajv['compile']>>();

// Refusals of the pipeline itself, for every endpoint: shape, sign-in, address, size, kind, key, limit.
const GENERAL_STATUSES = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429]);

function objectionToShape(operation: Operation, { status, body }: FuzzAnswer): string | null {
  const schema = operation.answers.get(status);
  if (!schema) return body === '' ? null : 'a body where none is promised';
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  try {
    return validate(JSON.parse(body)) ? null : `not as promised: ${ajv.errorsText(validate.errors)}`;
  } catch {
    return 'not JSON';
  }
}

function objectionToProblem({ headers, body }: FuzzAnswer): string | null {
  const isJson = String(headers['content-type']).startsWith('application/problem+json');
  const sentence = isJson ? JSON.parse(body).detail : body;
  return /\S.*[.…]$/su.test(sentence) ? null : `no sentence: ${String(sentence).slice(0, 100)}`;
}

/** What is wrong with a response, or null. */
export function objectionTo(request: FuzzRequest, answer: FuzzAnswer, markers: Markers): string | null {
  const { operation, asker } = request;
  const { status } = answer;
  // When the contract names it, 503 is an ordinary refusal: "not ready", "marking is busy".
  if (status >= 500 && !operation.answers.has(status)) return `status ${status}`;
  const everything = JSON.stringify(answer.headers) + answer.body;
  const isStaff = asker === 'trainer' || asker === 'administrator';
  for (const marker of isStaff ? markers.private : [...markers.private, ...markers.personal])
    if (everything.includes(marker)) return `another person's data: ${marker}`;
  if (status === 304) return null;
  if (status < 300) {
    if (!operation.answers.has(status)) return `status ${status} is not promised`;
    return objectionToShape(operation, answer);
  }
  if (!operation.answers.has(status) && !GENERAL_STATUSES.has(status))
    return `status ${status} is not promised`;
  return objectionToProblem(answer);
}
