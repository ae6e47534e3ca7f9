import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWrite } from './use-write.ts';

const BOOK = 'POST /api/sessions/:sessionId/bookings';
const SEAT = { sessionId: 'charts', orWait: false };

let keys: (string | null)[];
let answer: () => Response;

beforeEach(() => {
  keys = [];
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Like a component that renders once. */
function openWrite() {
  let opened: ReturnType<typeof useWrite<typeof BOOK>> | undefined;
  function Page() {
    opened = useWrite(BOOK);
    return null;
  }
  renderToStaticMarkup(createElement(Page));
  if (!opened) throw new Error('Nothing was drawn.');
  return opened;
}

describe('a write without an answer', () => {
  it('is sent again under the same key', async () => {
    const { write } = openWrite();
    const first = await write(SEAT);
    await write(SEAT);
    expect(keys).toEqual([first?.repeatKey, first?.repeatKey]);
  });

  it('that something else sends under its key leaves the next press a new key', async () => {
    const { write, handOver } = openWrite();
    await write(SEAT);
    handOver();
    answer = () => Response.json({});
    const second = await write(SEAT);
    expect(second?.ok).toBe(true);
    expect(keys[1]).toBe(second?.repeatKey);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
