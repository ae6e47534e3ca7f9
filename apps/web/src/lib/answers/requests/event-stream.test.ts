import { expect, it } from 'vitest';
import { type ServerEvent, serverEvents } from './event-stream.ts';

async function readEvents(...pieces: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(body)) events.push(event);
  return events;
}

it('gives each event with its name and data', async () => {
  expect(await readEvents('event: delta\ndata: {"text":"a"}\n\nevent: done\ndata: {}\n\n')).toEqual([
    { event: 'delta', data: '{"text":"a"}' },
    { event: 'done', data: '{}' },
  ]);
});

it('puts together what arrives in pieces, also in the middle of a letter', async () => {
  const bytes = new TextEncoder().encode('event: delta\r\ndata: ô\r\n\r\n');
  const cut = bytes.indexOf(0xc3) + 1;
  expect(await readEvents(bytes.slice(0, cut), bytes.slice(cut))).toEqual([{ event: 'delta', data: 'ô' }]);
});

it('joins the lines of data, and leaves out comments and what is not finished', async () => {
  expect(await readEvents(': still here\n\n', 'data: a\ndata: b\n\n', 'event: done\ndata: cut o')).toEqual([
    { event: 'message', data: 'a\nb' },
  ]);
});
