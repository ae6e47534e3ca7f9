import { VERBATIM } from '@academy/contract/endpoint';
import { FORMATS } from '@academy/contract/formats';
import { Ajv, type ErrorObject } from 'ajv';
import type { Problem } from '../../problems/problem.ts';

// Nothing is coerced, removed or filled in: a handler gets exactly what was sent, or is not called.
const ajv = new Ajv({ strictTypes: false, removeAdditional: false, useDefaults: false, formats: FORMATS });
ajv.addKeyword(VERBATIM);

/** Whether a value matches the schema; the failures are then in `errors`. */
export const compileSchema = (schema: object) => ajv.compile(schema);

const MOST_NAME_CHARACTERS = 60;

/** A name invented by the caller is repeated to them, but truncated. */
function shortened(name: string): string {
  return name.length <= MOST_NAME_CHARACTERS ? name : `${name.slice(0, MOST_NAME_CHARACTERS)}…`;
}

function nameOf(error: ErrorObject): string {
  const inside = error.instancePath.split('/').filter(Boolean).join(' ');
  return inside === '' ? 'The request' : inside;
}

const FORMAT_WORDS: Readonly<Record<string, string>> = {
  uuid: 'a valid id',
  'date-time': 'a valid date and time',
  date: 'a valid date',
};

function objection(error: ErrorObject): string {
  const name = nameOf(error);
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return `${params.missingProperty} is missing.`;
    case 'additionalProperties':
      return `${shortened(params.additionalProperty)} is not a field of this request.`;
    case 'type':
      return `${name} must be ${params.type === 'object' ? 'a set of fields' : `of type ${params.type}`}.`;
    case 'minLength':
      return params.limit === 1 ? `${name} must not be empty.` : `${name} is too short.`;
    case 'maxLength':
      return `${name} is longer than ${params.limit} characters.`;
    case 'format':
      return `${name} is not ${FORMAT_WORDS[params.format] ?? 'well-formed'}.`;
    case 'enum':
      return `${name} must be one of ${params.allowedValues.join(', ')}.`;
    default:
      return `${name} ${error.message ?? 'is not valid'}.`;
  }
}

/** The schema's first failure as a sentence. */
export function invalidRequest(errors: readonly ErrorObject[]): Problem {
  const first = errors[0];
  return {
    status: 400,
    code: 'invalid-request',
    sentence: first ? objection(first) : 'The request is not valid.',
  };
}

export function namedTwice(name: string): Problem {
  return { status: 400, code: 'invalid-request', sentence: `${shortened(name)} is given more than once.` };
}
