import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../../ui/questions/answer-draft.ts';
import { firstDrafts } from './initial-drafts.ts';

const chosen = (...options: string[]) => ({ ...EMPTY_DRAFT, chosen: options });
const one = (option: string) => ({ kind: 'one', option }) as const;

describe('an attempt that is continued', () => {
  it('shows the newer answer of another device over what this one has sent before', () => {
    expect(
      firstDrafts({ onServer: { first: one('b') }, onDevice: { first: chosen('a') }, unsent: [] }),
    ).toEqual({ first: chosen('b') });
  });

  it('shows what this device could not send, and the rest as the server has it', () => {
    expect(
      firstDrafts({
        onServer: { first: one('b'), second: one('b') },
        onDevice: { first: chosen('a'), second: chosen('a') },
        unsent: ['second'],
      }),
    ).toEqual({ first: chosen('b'), second: chosen('a') });
  });

  it('keeps what was taken back without a connection, and what is only begun', () => {
    expect(
      firstDrafts({
        onServer: { first: one('b') },
        onDevice: { first: EMPTY_DRAFT, second: chosen('a') },
        unsent: ['first'],
      }),
    ).toEqual({ first: EMPTY_DRAFT, second: chosen('a') });
  });

  it('never loses an answer of the server to a device that has forgotten its own', () => {
    expect(firstDrafts({ onServer: { first: one('b') }, onDevice: {}, unsent: ['first'] })).toEqual({
      first: chosen('b'),
    });
  });
});
