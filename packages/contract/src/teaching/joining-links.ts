import { LONGEST_JOINING_URL } from '@academy/domain/teaching/joining-links';
import Type from 'typebox';
import { nullable, strictObject } from '../endpoint.ts';

/** Null removes the link. Room for surrounding spaces in what was pasted. */
export const joiningLinkBody = strictObject({
  url: nullable(Type.String({ maxLength: LONGEST_JOINING_URL + 100 })),
});

export const notALink = {
  status: 400,
  sentence: 'Please enter the full link to the call, starting with https://.',
} as const;
