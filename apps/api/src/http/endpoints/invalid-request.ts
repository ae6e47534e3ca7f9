import { Ajv, type ErrorObject } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { Problem } from '../problems/problem.ts';

// The package's CommonJS default export is typed as a namespace under Node's module resolution.
const addFormats = addFormatsModule as unknown as (ajv: Ajv) => Ajv;

const strict = { strictTypes: false, removeAdditional: false, useDefaults: false } as const;
const forBodies = addFormats(new Ajv({ ...strict, coerceTypes: false }));
// Paths and queries are text, so a number in them has to be read as one.
const forAddresses = addFormats(new Ajv({ ...strict, coerceTypes: true }));

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? forBodies : forAddresses).compile(schema);

function nameOf(error: ErrorObject): string {
  const inside = error.instancePath.split('/').filter(Boolean).join(' ');
  return inside === '' ? 'The request' : inside;
}

function objection(error: ErrorObject): string {
  const name = nameOf(error);
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return `${params.missingProperty} is missing.`;
    case 'additionalProperties':
      return `${params.additionalProperty} is not a field of this request.`;
    case 'type':
      return `${name} must be ${params.type === 'object' ? 'a set of fields' : `of type ${params.type}`}.`;
    case 'minLength':
      return params.limit === 1 ? `${name} must not be empty.` : `${name} is too short.`;
    case 'maxLength':
      return `${name} is longer than ${params.limit} characters.`;
    case 'enum':
      return `${name} must be one of ${params.allowedValues.join(', ')}.`;
    default:
      return `${name} ${error.message ?? 'is not valid'}.`;
  }
}

/** The first objection of the schema as a sentence. */
export function invalidRequest(errors: readonly ErrorObject[]): Problem {
  const first = errors[0];
  return {
    status: 400,
    code: 'invalid-request',
    sentence: first ? objection(first) : 'The request is not valid.',
  };
}
