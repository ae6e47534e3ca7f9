import { openApiDocument } from '../../http/documentation/openapi-document.ts';
import type { JsonSchema } from './fitting-values.ts';

/** One endpoint as our OpenAPI document describes it to clients. */
export interface Operation {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  /** The documented statuses; a success with the schema of its response, or null without one. */
  readonly answers: ReadonlyMap<number, JsonSchema | null>;
  readonly isRepeatable: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface DocumentedOperation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema | null }>> }>
  >;
}

export function documentedOperations(): Operation[] {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, DocumentedOperation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.filter((parameter) => parameter.in !== 'header'),
      body: requestBody?.content['application/json'].schema ?? null,
      answers: new Map(
        Object.entries(responses).map(([status, { content }]) => [
          Number(status),
          content?.['application/json']?.schema ?? null,
        ]),
      ),
      isRepeatable: parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
    })),
  );
}
