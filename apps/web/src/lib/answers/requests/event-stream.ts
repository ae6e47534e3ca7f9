export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** One block of `text/event-stream`, as far as we use the format: an event's name and its data. */
function eventOf(block: string): ServerEvent | null {
  const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s, 2));
  const data = fields.filter(([name]) => name === 'data').map(([, value = '']) => value);
  const event = fields.find(([name]) => name === 'event')?.[1] ?? 'message';
  return data.length === 0 ? null : { event, data: data.join('\n') };
}

/** The events of a response as they arrive. A response that is cut off ends the stream or throws, depending on the browser. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true }).replaceAll('\r', '');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const event of blocks.map(eventOf)) if (event) yield event;
    }
  } finally {
    // Cancelling lets the server stop sending.
    void reader.cancel().catch(() => undefined);
  }
}
