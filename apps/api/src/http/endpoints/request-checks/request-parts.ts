import { type Endpoint, strictObject } from '@academy/contract/endpoint';
import type { FastifySchemaCompiler } from 'fastify';
import type { TObject } from 'typebox';
import { RequestProblem } from '../../problems/problem.ts';
import { compileSchema, invalidRequest, namedTwice } from './invalid-request.ts';
import { visibleTextsOf } from './visible-texts.ts';

// A part that the contract does not name may not carry anything.
const NOTHING = strictObject({});

/** A schema for every part of a request: what none of them has seen does not reach a handler. */
export function schemasOfParts({ params, query, body }: Endpoint, method: string) {
  return {
    ...(params && { params }),
    querystring: query ?? NOTHING,
    // Of a GET no body is read at all.
    ...(method !== 'GET' && { body: body ?? NOTHING }),
  };
}

type Part = Record<string, unknown>;
type Verdict = true | { readonly error: RequestProblem };

// No sign, fraction or exponent: `1e999` is a number to JavaScript and none to a database.
const WHOLE_NUMBER = /^\d{1,15}$/;

/** Paths and queries are text, so a whole number in them has to be read as one. */
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
    // Where nothing is asked for, nothing is a fine answer.
    if (body === null && schema === NOTHING) return true;
    withVisibleTexts(body);
    return isShaped(body) || { error: new RequestProblem(invalidRequest(isShaped.errors ?? [])) };
  };
}

/** How Fastify checks the parts of a request. Bodies are JSON and carry their types themselves. */
export const validatorCompiler: FastifySchemaCompiler<TObject> = ({ schema, httpPart }) =>
  httpPart === 'body' ? compileBody(schema) : compileAddressPart(schema);
