import type { Input } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { ADDRESS_MIN_CHARACTERS, type RewardType } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { listCompleted } from './list-choices.ts';

type Details = Omit<Input<'POST /api/coins/redemptions'>, 'rewardId'>;

export interface RewardRequest {
  readonly userId: string;
  readonly catalogue: Catalogue;
  readonly details: Details;
  readonly now: Date;
}

export const NO_DETAILS = { courseId: null, courseTitle: null, note: null, address: null };

async function printedCertificate(tx: Queryable, { userId, catalogue, details }: RewardRequest) {
  const { courseId, address = '' } = details;
  if (courseId === undefined || address.trim().length < ADDRESS_MIN_CHARACTERS)
    return refuse('details-missing');
  const completed = (await listCompleted(tx, catalogue, userId)).find((each) => each.courseId === courseId);
  if (!completed) return refuse('course-not-completed');
  return accept({ ...NO_DETAILS, courseId, courseTitle: completed.title, address: address.trim() });
}

async function talkAbout({ details: { note = '' } }: RewardRequest) {
  return note.trim() === '' ? refuse('details-missing') : accept({ ...NO_DETAILS, note: note.trim() });
}

/** What staff need to fulfil a reward, or the first thing that is missing. A course needs no staff: `redeemCourse`. */
export function checkDetails(tx: Queryable, type: Exclude<RewardType, 'course'>, request: RewardRequest) {
  switch (type) {
    case 'certificate':
      return printedCertificate(tx, request);
    case 'mentorship':
    case 'workshop':
    case 'career':
      return talkAbout(request);
  }
}
