import type { Input } from '@academy/contract';
import { refusalAt } from '@academy/domain/enrolment/places';
import { accept, refuse } from '@academy/domain/kernel';
import { ADDRESS_MIN_CHARACTERS, type Reward } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { courseOffer, isEnrolled } from '../../../enrolment/places/index.ts';
import { listCompleted } from './list-choices.ts';

type Details = Omit<Input<'POST /api/coins/redemptions'>, 'rewardId'>;

interface Asked {
  readonly userId: string;
  readonly catalogue: Catalogue;
  readonly details: Details;
  readonly now: Date;
}

const NOTHING = { courseId: null, courseTitle: null, note: null, address: null };

async function chosenCourse(tx: Queryable, { userId, catalogue, details: { courseId }, now }: Asked) {
  if (courseId === undefined) return refuse('details-missing');
  const course = catalogue.courseOf(courseId);
  if (!course) return refuse('unknown-course');
  if (await isEnrolled(tx, userId, courseId)) return refuse('already-enrolled');
  const refusal = refusalAt('coins', courseOffer(course, now).offer);
  if (refusal) return refuse(refusal);
  return accept({ ...NOTHING, courseId, courseTitle: course.title });
}

async function printedCertificate(tx: Queryable, { userId, catalogue, details }: Asked) {
  const { courseId, address = '' } = details;
  if (courseId === undefined || address.trim().length < ADDRESS_MIN_CHARACTERS)
    return refuse('details-missing');
  const completed = (await listCompleted(tx, catalogue, userId)).find((each) => each.courseId === courseId);
  if (!completed) return refuse('course-not-completed');
  return accept({ ...NOTHING, courseId, courseTitle: completed.title, address: address.trim() });
}

async function talkAbout({ details: { note = '' } }: Asked) {
  return note.trim() === '' ? refuse('details-missing') : accept({ ...NOTHING, note: note.trim() });
}

/** What a reward needs to be fulfilled, or the first thing that is missing. */
export function checkDetails(tx: Queryable, { type }: Reward, asked: Asked) {
  switch (type) {
    case 'course':
      return chosenCourse(tx, asked);
    case 'certificate':
      return printedCertificate(tx, asked);
    case 'mentorship':
    case 'workshop':
    case 'career':
      return talkAbout(asked);
  }
}
