import { type Endpoint, strictObject } from '@academy/contract/endpoint';
import type { FastifySchemaCompiler } from 'fastify';
import type { TObject } from 'typebox';
import { RequestProblem } from '../../problems/problem.ts';
import { compileSchema, invalidRequest, namedTwice } from './invalid-request.ts';
import { visibleTextsOf } from './visible-texts.ts';

// A part that the contract does not name must be empty.
const NOTHING = strictObject({});

/** A schema for every part of a request: nothing unchecked reaches a handler. */
export function schemasOfParts({ params, query, body }: Endpoint, method: string) {
  return {
    ...(params && { params }),
    querystring: query ?? NOTHING,
    // The body of a GET is never read.
    ...(method !== 'GET' && { body: body ?? NOTHING }),
  };
}

type Part = Record<string, unknown>;
type Verdict = true | { readonly error: RequestProblem };

// No sign, fraction or exponent: `1e999` is a number to JavaScript and not to a database.
const WHOLE_NUMBER = /^\d{1,15}$/;

/** Paths and queries are text, so whole numbers in them are parsed. */
function compileAddressPart(schema: TObject): (part: Part) => Verdict {
  const isShaped = compileSchema(schema);
  const withVisibleTexts = visibleTextsOf(schema);
  const wholeNumbers = Object.entries(schema.properties).flatMap(([name, property]) =>
    'type' in property && property.type === 'integer' ? [name] : [],
  );
  return (part) => {
    for (const name in part)
      if (Array.isArray(part[name])) return { error: new RequestProblem(namedTwice(name)) };
    withVisibleTexts(part);
    for (const name of wholeNumbers) {
      const text = part[name];
      if (typeof text === 'string' && WHOLE_NUMBER.test(text)) part[name] = Number(text);
    }
    return isShaped(part) || { error: new RequestProblem(invalidRequest(isShaped.errors ?? [])) };
  };
}

function compileBody(schema: TObject): (body: unknown) => Verdict {
  const isShaped = compileSchema(schema);
  const withVisibleTexts = visibleTextsOf(schema);
  return (body) => {
    // If nothing is expected, an absent value is valid.
    if (body === null && schema === NOTHING) return true;
    withVisibleTexts(body);
    return isShaped(body) || { error: new RequestProblem(invalidRequest(isShaped.errors ?? [])) };
  };
}

/** Fastify's validator for the parts of a request. Bodies are JSON and typed already. */
export const validatorCompiler: FastifySchemaCompiler<TObject> = ({ schema, httpPart }) =>
  httpPart === 'body' ? compileBody(schema) : compileAddressPart(schema);
