import { describe, expect, it } from 'vitest';
import { auditCsv, judgeChange, personState } from './index.ts';

describe('the state of a person', () => {
  it.each([
    [false, true, 'active'],
    [false, false, 'invited'],
    [true, true, 'suspended'],
    [true, false, 'suspended'],
  ] as const)('suspended %s, with a password %s: %s', (isSuspended, hasPassword, state) => {
    expect(personState({ isSuspended, hasPassword })).toBe(state);
  });
});

describe('a change to a person', () => {
  const administrator = { id: 'b', role: 'administrator', isSuspended: false } as const;

  it('is refused for the own account, whatever it is', () => {
    const next = { role: 'administrator', isSuspended: false } as const;
    expect(judgeChange({ actorId: 'b', person: administrator, next, activeAdministrators: 5 })).toBe(
      'own-account',
    );
  });

  it.each([
    ['learner', false, 1, 'last-administrator'],
    ['administrator', true, 1, 'last-administrator'],
    ['learner', false, 2, null],
    ['administrator', false, 1, null],
  ] as const)(
    'to %s, suspended %s, with %i administrators left to look after the academy: %s',
    (role, isSuspended, activeAdministrators, refusal) => {
      const change = {
        actorId: 'a',
        person: administrator,
        next: { role, isSuspended },
        activeAdministrators,
      };
      expect(judgeChange(change)).toBe(refusal);
    },
  );

  it('to a learner is free', () => {
    const person = { id: 'c', role: 'learner', isSuspended: false } as const;
    const next = { role: 'trainer', isSuspended: false } as const;
    expect(judgeChange({ actorId: 'a', person, next, activeAdministrators: 1 })).toBeNull();
  });
});

describe('the audit log as a file', () => {
  it('has a line for each act, and no formula', () => {
    const line = {
      happenedAt: '2026-11-15T12:00:00.000Z',
      actor: 'Ayesha',
      action: 'suspend-person',
      subject: 'x',
      subjectName: null,
      reason: '=1+1',
    };
    expect(auditCsv([line])).toBe(
      `At (UTC),By,Action,Subject,Name,Reason\r\n"2026-11-15T12:00:00.000Z","Ayesha","suspend-person","x","","'=1+1"\r\n`,
    );
  });
});
