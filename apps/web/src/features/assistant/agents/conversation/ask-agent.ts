import type { Input } from '@academy/contract';
import type { AgentReply } from '@academy/contract/assistant/agents';
import { ApiError, request } from '../../../../lib/answers/api-client.ts';
import { serverEvents } from '../../../../lib/answers/requests/event-stream.ts';
import { isLite } from '../../../../lib/device/lite-mode.ts';

const EVENT_STREAM = 'text/event-stream';

export type AgentQuestion = Input<'POST /api/agents/message'>;

export interface Listening {
  readonly repeatKey: string;
  readonly signal: AbortSignal;
  /** The text of the answer so far. */
  readonly onText: (text: string) => void;
}

const cutOff = () =>
  new ApiError(0, 'unreachable', 'The answer was cut off. Please check your connection and send it again.');

async function heardAnswer(body: ReadableStream<Uint8Array>, onText: Listening['onText']): Promise<unknown> {
  let text = '';
  for await (const { event, data } of serverEvents(body)) {
    const value = JSON.parse(data);
    if (event === 'done') return value;
    if (event === 'error') throw new ApiError(0, value.code, value.message);
    // The text so far was not the answer after all.
    if (event === 'anew') text = '';
    if (event === 'delta') text += value.text;
    onText(text);
  }
  throw cutOff();
}

/** An error page in place of a reply has no `response` (1§8). */
function replyIn(answer: unknown): AgentReply | null {
  const response = (answer as AgentReply | null)?.response;
  return typeof response === 'string' ? (answer as AgentReply) : null;
}

/** The reply as a stream, or as a whole where a proxy supports only JSON. Null when there is none. */
export async function askAgent(
  question: AgentQuestion,
  { repeatKey, signal, onText }: Listening,
): Promise<AgentReply | null> {
  const response = await request('POST', '/api/agents/message', question, {
    repeatKey,
    signal,
    // A streamed answer arrives twice: in pieces, and complete at the end.
    ...(!isLite() && { accept: EVENT_STREAM }),
  });
  const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM);
  try {
    return replyIn(
      isStream && response.body ? await heardAnswer(response.body, onText) : await response.json(),
    );
  } catch (error) {
    throw error instanceof ApiError ? error : cutOff();
  }
}
