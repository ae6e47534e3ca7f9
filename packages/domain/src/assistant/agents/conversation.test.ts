import { describe, expect, it } from 'vitest';
import { failedToAnswer, receiveFromAgent, sendAgain, sendToAgent, startWithAgent } from './conversation.ts';
import { QUICK_FILLS } from './quick-fills.ts';

const stamp = (count: number) => ({ id: `m${count}`, now: new Date(Date.UTC(2026, 10, 15, 8, 0, count)) });
const started = startWithAgent<string>({ type: 'helpdeskai', greeting: 'Hello!' }, stamp(1));
const asked = sendToAgent(started, '  What is a model? ', stamp(2));
const reply = { content: 'A model is a rule.', extras: 'lesson-1' };

describe('a conversation with an agent (1§3, 1§4)', () => {
  it('AGENT-16 AGENT-17 starts with the greeting of the agent alone', () => {
    expect(started.messages.map(({ content }) => content)).toEqual(['Hello!']);
    expect(started.isTyping).toBe(false);
  });

  it('AGENT-19 AGENT-24 every message has id, role, content and time, and only an agent’s has the agent', () => {
    const answered = receiveFromAgent(asked, reply, stamp(3));
    expect(answered.messages).toEqual([
      {
        id: 'm1',
        role: 'assistant',
        content: 'Hello!',
        timestamp: stamp(1).now,
        agentType: 'helpdeskai',
      },
      { id: 'm2', role: 'user', content: 'What is a model?', timestamp: stamp(2).now },
      {
        id: 'm3',
        role: 'assistant',
        content: 'A model is a rule.',
        timestamp: stamp(3).now,
        agentType: 'helpdeskai',
        extras: 'lesson-1',
      },
    ]);
    expect(answered.isTyping).toBe(false);
  });

  it('AGENT-20 AGENT-21 a message is added at once, and a reply is awaited', () => {
    expect(asked.messages).toHaveLength(2);
    expect(asked.isTyping).toBe(true);
  });

  it.each(['', '   ', '\n\t '])('AGENT-22 %j is not sent', (text) => {
    expect(sendToAgent(started, text, stamp(2))).toBe(started);
  });

  it('AGENT-21 nothing is sent while a reply is awaited', () => {
    expect(sendToAgent(asked, 'And now?', stamp(3))).toBe(asked);
  });

  it('AGENT-36 without a reply nothing is added, and typing ends', () => {
    const ended = receiveFromAgent(asked, null, stamp(3));
    expect(ended.messages).toBe(asked.messages);
    expect(ended.isTyping).toBe(false);
  });

  it('AGENT-37 after a failure typing ends, and the message can be sent again without a second copy', () => {
    const failed = failedToAnswer(asked);
    expect(failed).toMatchObject({ isTyping: false, unanswered: 'What is a model?' });
    const again = sendAgain(failed);
    expect(again).toMatchObject({ isTyping: true, unanswered: null });
    expect(again.messages).toHaveLength(2);
    expect(sendAgain(started)).toBe(started);
  });

  it('AGENT-05 AGENT-06 AGENT-07 a quick fill has the words of the specification', () => {
    expect(QUICK_FILLS.map(({ label, text }) => [label, text])).toEqual([
      ['Next Steps', 'What should I learn next?'],
      ['Progress', 'Show my progress'],
      ['Get Help', 'I need help with my current lesson'],
    ]);
  });
});
