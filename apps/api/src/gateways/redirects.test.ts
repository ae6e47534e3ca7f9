import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLanguageModel, ModelFault } from './language-model.ts';
import { createPaystack } from './paystack.ts';

const reached: string[] = [];
const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let provider: string;
beforeAll(async () => {
  const elsewhere = await listen((request, answer) => {
    reached.push(`${request.method} ${request.headers.authorization}`);
    answer.end('{"status":true,"data":{}}');
  });
  provider = await listen((_, answer) => answer.writeHead(307, { location: `${elsewhere}/` }).end());
});
afterAll(() => {
  for (const server of servers) server.close();
});

const configFor = (baseUrl: string) =>
  readConfig({
    PAYSTACK_SECRET_KEY: 'sk_test_1',
    PAYSTACK_BASE_URL: baseUrl,
    LLM_BASE_URL: baseUrl,
    LLM_API_KEY: 'secret',
    LLM_MODEL: 'any',
  });

it('a payment provider that redirects is away, and our key goes nowhere else', async () => {
  const watch = { denied: async () => undefined, answered: async () => undefined };
  const paystack = createPaystack(configFor(provider), watch);
  expect(await paystack?.verify('reference')).toEqual({ kind: 'away' });
  expect(reached).toEqual([]);
});

it('a language model that redirects gives no answer, and neither our key nor what was said goes elsewhere', async () => {
  const model = createLanguageModel(configFor(provider).llm);
  const request = { messages: [], tools: [], mostTokens: 1, signal: new AbortController().signal };
  await expect(model?.ask(request, () => undefined)).rejects.toThrow(ModelFault);
  expect(reached).toEqual([]);
});
