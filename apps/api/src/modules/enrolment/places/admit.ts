import { type AdmissionRefusal, admit as decide, type Grounds } from '@academy/domain/enrolment/places';
import type { Refusal, Result } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Catalogue, CatalogueCourse } from '../../catalogue/courses/index.ts';
import { readAdmissionState } from './admission.store.ts';
import { courseOffer } from './course-offer.ts';
import { givePlace } from './give-place.ts';

interface PlaceRequest<G extends Grounds> {
  readonly grounds: G;
  readonly userId: string;
  readonly courseId: string;
  /** What the person was shown, if the request names it. */
  readonly quoteId?: string | undefined;
}

interface AdmissionContext {
  readonly catalogue: Pick<Catalogue, 'courseOf'>;
  readonly now: Date;
}

type Admission = ReturnType<typeof offerOf>;

function offerOf(course: CatalogueCourse, isArchived: boolean, now: Date) {
  const { quote, offer } = courseOffer(course, now);
  return { ...offer, isArchived, course, quote };
}

/**
 * Whether the person may have a place on these grounds. Writes nothing: its cost can be settled first, and `givePlace` gives
 * it in the same transaction. Archive and places are read from the database, because the catalogue in memory may be some
 * seconds behind another process.
 */
export async function checkAdmission<G extends Grounds>(
  db: Queryable,
  { grounds, userId, courseId, quoteId }: PlaceRequest<G>,
  { catalogue, now }: AdmissionContext,
): Promise<Result<Admission, Refusal<AdmissionRefusal<G>>>> {
  const found = catalogue.courseOf(courseId);
  const state = await readAdmissionState(db, userId, courseId);
  const course = found && state ? offerOf(found, state.isArchived, now) : null;
  return decide({
    grounds,
    course,
    hasPlace: state?.hasPlace ?? false,
    isQuoteCurrent: quoteId === undefined || quoteId === course?.quote.id,
  });
}

/** Checks and gives the place at once, when nothing must be settled in between. */
export async function admit<G extends 'free' | 'coins'>(
  tx: Queryable,
  request: PlaceRequest<G>,
  context: AdmissionContext,
): Promise<Result<Admission, Refusal<AdmissionRefusal<G>>>> {
  const admission = await checkAdmission(tx, request, context);
  if (!admission.ok) return admission;
  const { grounds, userId, courseId } = request;
  const { quote } = admission.value;
  const basis = grounds === 'coins' ? ({ grounds: 'coins' } as const) : ({ grounds: 'free', quote } as const);
  const given = await givePlace(tx, { userId, courseId, enrolledAt: context.now, ...basis });
  return given.ok ? admission : given;
}
