import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import { PRODUCT_NAME } from '@academy/domain/product';

const ACCESS_SENTENCES: Readonly<Record<Endpoint['access'], string>> = {
  public: 'Anyone may call it.',
  'signed-in': 'Needs a sign-in.',
  trainer: 'Needs a trainer or an administrator.',
  administrator: 'Needs an administrator.',
};

const error = (description: string) => ({
  description,
  content: {
    'text/plain': { schema: { type: 'string' } },
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
});

function parametersOf({ params, query, isRepeatable }: Endpoint) {
  const listed = (schema: Endpoint['params'], place: string) =>
    Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: schema?.required?.includes(name) ?? false,
      schema: property,
    }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
  return [...listed(params, 'path'), ...listed(query, 'query'), ...(isRepeatable ? [key] : [])];
}

/** Refusals that share a status are one response with several sentences. */
function errorsOf({ access, refusals, confirmedFor }: Endpoint): Record<string, unknown> {
  const sentences = new Map<number, string[]>();
  const add = (status: number, sentence: string) =>
    sentences.set(status, [...(sentences.get(status) ?? []), sentence]);
  if (access !== 'public') add(401, 'Please sign in first. (`not-signed-in`)');
  if (access === 'trainer' || access === 'administrator')
    add(403, "You don't have permission to do this. (`not-allowed`)");
  if (confirmedFor)
    add(403, 'Please confirm first that it is you: /api/auth/confirmation. (`confirmation-needed`)');
  for (const [code, { status, sentence }] of Object.entries(refusals))
    add(status, `${sentence} (\`${code}\`)`);
  return Object.fromEntries([...sentences].map(([status, lines]) => [status, error(lines.join(' '))]));
}

/** What each event of a stream carries in its `data`, by its name. */
function eventsOf({ stream, answer }: Endpoint) {
  if (!stream) return {};
  const events = { ...stream, done: answer, error: STREAM_ERROR_SCHEMA };
  return {
    'text/event-stream': {
      schema: { type: 'string', description: 'Events; the last one is `done` or `error`.' },
      'x-events': events,
    },
  };
}

function operationOf(endpoint: Endpoint) {
  const { summary, access, body, status, answer } = endpoint;
  const content = { content: { 'application/json': { schema: answer }, ...eventsOf(endpoint) } };
  return {
    summary,
    description: ACCESS_SENTENCES[access],
    tags: [access],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    ...(access !== 'public' && { security: [{ signIn: [] }] }),
    responses: { [status]: { description: 'Done.', ...(answer && content) }, ...errorsOf(endpoint) },
  };
}

const STREAM_ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' } },
};

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'The sentence for a person.' },
    code: { type: 'string', description: 'Stable; for programs.' },
    requestId: { type: 'string' },
  },
};

const DESCRIPTION =
  'Texts that are the same for every reader are files: `document`, `outline` and `glossary` in an answer are hashes, and the JSON is ' +
  'at `/documents/<hash>`, for ever the same. Lessons need the cookie that answers about a course or lesson set there.';

/** The contract as OpenAPI 3.1, made from the same table that serves the requests. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1', description: DESCRIPTION },
    paths,
    components: {
      schemas: { Problem: PROBLEM_SCHEMA },
      securitySchemes: { signIn: { type: 'apiKey', in: 'cookie', name: 'sign-in' } },
    },
  };
}
