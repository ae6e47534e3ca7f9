import { expect, it } from 'vitest';
import { countArrivingBytes } from './count-arriving-bytes.ts';

it('reports every piece and leaves the answer as it was', async () => {
  const pieces = [new Uint8Array([1, 2, 3]), new Uint8Array([4])];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const received: number[] = [];
  const answer = new Response(body, { headers: { 'content-type': 'application/wasm' } });
  const counted = countArrivingBytes(answer, (bytes) => received.push(bytes));
  expect(new Uint8Array(await counted.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3, 4]));
  expect(counted.headers.get('content-type')).toBe('application/wasm');
  expect(received).toEqual([3, 4]);
});
