import { expect, it } from 'vitest';
import { createAssistantStore } from './assistant-store.ts';

function createStore() {
  let count = 0;
  return createAssistantStore(() => {
    count += 1;
    return `session-${count}`;
  });
}

it('AGENT-12 the default agent is HelpDeskAI', () => {
  expect(createStore().get()).toEqual({
    isOpen: false,
    agentType: 'helpdeskai',
    sessionId: 'session-1',
  });
});

it('AGENT-18 switching the agent brings a new session; closing and opening keeps it', () => {
  const store = createStore();
  store.open({});
  store.close();
  store.open({});
  expect(store.get().sessionId).toBe('session-1');
  store.choose('engagio');
  expect(store.get()).toMatchObject({ agentType: 'engagio', sessionId: 'session-2' });
  store.choose('engagio');
  expect(store.get().sessionId).toBe('session-2');
});

it('AGENT-18 HELP-02 a page that asks for another agent switches to it', () => {
  const store = createStore();
  store.choose('engagio');
  store.open({ agentType: 'helpdeskai' });
  expect(store.get()).toEqual({ isOpen: true, agentType: 'helpdeskai', sessionId: 'session-3' });
});

it('notifies its listeners of every change until they unsubscribe', () => {
  const store = createStore();
  let calls = 0;
  const leave = store.subscribe(() => {
    calls += 1;
  });
  store.open({});
  leave();
  store.close();
  expect(calls).toBe(1);
});
