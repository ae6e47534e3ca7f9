import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

interface SentMessage {
  readonly role: string;
  readonly content: string | null;
}

interface SentRequest {
  readonly model: string;
  readonly messages: readonly SentMessage[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

type Behaviour = (response: ServerResponse, request: SentRequest) => void;

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const delta = (value: object, finish: string | null = null) =>
  event({ choices: [{ delta: value, finish_reason: finish }] });
const USAGE = { prompt_tokens: 900, completion_tokens: 60 };

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** In pieces of seven characters, so that words, quotes and events are cut anywhere. */
function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,7}/g) ?? [];
}

export const says =
  (text: string, usage: object = USAGE): Behaviour =>
  (response) => {
    begin(response);
    for (const piece of pieces(text)) response.write(delta({ content: piece }));
    response.write(delta({}, 'stop'));
    response.write(event({ choices: [], usage }));
    response.end('data: [DONE]\n\n');
  };

export const saysWhole =
  (text: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const choices = [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
    response.end(JSON.stringify({ choices, usage: USAGE }));
  };

/** A whole compressed response: small on the wire, and as large as the text when it is unpacked. */
export const saysPacked =
  (text: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const choices = [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
    response.end(gzipSync(JSON.stringify({ choices, usage: USAGE })));
  };

export const callsTool =
  (name: string, argumentsText: string): Behaviour =>
  (response) => {
    begin(response);
    const call = (more: object) => delta({ tool_calls: [{ index: 0, ...more }] });
    response.write(call({ id: 'call-1', type: 'function', function: { name, arguments: '' } }));
    for (const piece of pieces(argumentsText)) response.write(call({ function: { arguments: piece } }));
    response.write(delta({}, 'tool_calls'));
    response.end('data: [DONE]\n\n');
  };

export const failsWith =
  (status: number): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'No.' } }));
  };

/** Takes the request and never responds. */
export const isSilent: Behaviour = () => undefined;

export const stallsAfter =
  (text: string): Behaviour =>
  (response) => {
    begin(response);
    response.write(delta({ content: text }));
    // A heartbeat is not a token and does not count as one.
    response.write(': still here\n\n');
  };

export const isCutAfter =
  (text: string): Behaviour =>
  (response) => {
    begin(response);
    response.write(delta({ content: text }), () => response.destroy());
  };

/** The tests' own OpenAI-compatible service. It handles the next calls as scripted, in order. */
export async function startFakeLanguageModel() {
  const requests: SentRequest[] = [];
  const leftBy: SentRequest[] = [];
  let next: Behaviour[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request: SentRequest = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    requests.push(request);
    response.once('close', () => response.writableFinished || leftBy.push(request));
    (next.shift() ?? failsWith(500))(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'fake-1', LLM_API_KEY: 'sk-fake' },
    requests,
    /** Calls whose client disconnected before the response was complete. */
    leftBy,
    /** All requests since the last look, as text. */
    sent: () => JSON.stringify(requests),
    will(...behaviours: Behaviour[]) {
      requests.length = 0;
      leftBy.length = 0;
      next = behaviours;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
