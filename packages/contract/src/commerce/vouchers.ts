import { PROVINCES } from '@academy/domain/accounts/profiles';
import {
  BATCH_MAX_CODES,
  SPONSOR_MAX_CHARACTERS,
  VOUCHER_CODE_MAX_LENGTH,
} from '@academy/domain/commerce/vouchers';
import Type, { type Static } from 'typebox';
import { tooManyTries } from '../accounts/identity.ts';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const instant = Type.String({ format: 'date-time' });
const courseId = Type.String({ minLength: 1, maxLength: 100 });
const batchId = Type.String({ format: 'uuid' });
const unknownCourse = { status: 404, sentence: 'We can’t find this course.' } as const;

const batchSchema = strictObject({
  id: batchId,
  sponsor: Type.String(),
  /** A place in this course … */
  courseId: nullable(Type.String()),
  courseTitle: nullable(Type.String()),
  /** … or an amount towards any course, in whole rand. */
  amountInRand: nullable(Type.Integer()),
  province: nullable(Type.Enum([...PROVINCES])),
  expiresAt: instant,
  createdAt: instant,
  /** Since then its unused codes are invalid. */
  withdrawnAt: nullable(instant),
  size: Type.Integer(),
  used: Type.Integer(),
});
export type VoucherBatch = Static<typeof batchSchema>;

/** The refusals for a code, wherever it is entered. */
export const voucherRefusals = {
  'unknown-voucher': {
    status: 404,
    sentence: 'We don’t know this code. Please check it letter by letter.',
  },
  'voucher-used': { status: 409, sentence: 'This code has been used already.' },
  'voucher-held': {
    status: 409,
    sentence: 'This code is part of a payment that is under way. Please finish or leave that payment first.',
  },
  'voucher-withdrawn': {
    status: 409,
    sentence: 'This code has been withdrawn. Please ask your sponsor.',
  },
  'voucher-expired': {
    status: 409,
    sentence: 'This code has expired. Please ask your sponsor for another.',
  },
  'voucher-of-another-course': { status: 409, sentence: 'This code is for another course.' },
  'voucher-of-another-province': {
    status: 409,
    sentence:
      'This code is for learners of one province, and our records show another province for you, or none.',
  },
} as const;

const unknownBatch = { status: 404, sentence: 'We can’t find this batch.' } as const;

export const voucherEndpoints = defineEndpoints({
  'POST /api/vouchers/redemptions': {
    access: 'signed-in',
    summary:
      'Use the code of a sponsor for a course. One that pays for all of it gives the place, and counts once. One that pays for a part stays unused until the rest is paid.',
    body: strictObject({
      code: Type.String({ minLength: 1, maxLength: VOUCHER_CODE_MAX_LENGTH }),
      courseId,
    }),
    status: 201,
    answer: strictObject({
      courseId: Type.String(),
      courseTitle: Type.String(),
      sponsor: Type.String(),
      paysInRand: Type.Integer(),
      /** What is left to pay; 0 if the place was given. */
      restInRand: Type.Integer(),
      /** Null: nothing has happened yet, and the rest is paid with the code in `POST /api/paystack/initialize`. */
      enrolledAt: nullable(instant),
    }),
    refusals: {
      'unknown-course': unknownCourse,
      ...voucherRefusals,
      'already-enrolled': { status: 409, sentence: "You're already registered for this course." },
      'course-archived': { status: 409, sentence: 'This course is no longer offered.' },
      'no-lessons-yet': {
        status: 409,
        sentence: 'This course has no lessons yet. Keep your code for another one.',
      },
      'voucher-not-needed': {
        status: 409,
        sentence: 'This course costs nothing right now. Keep your code for another one.',
      },
      'too-many-tries': tooManyTries,
    },
    isRepeatable: true,
  },
  'GET /api/admin/vouchers': {
    access: 'administrator',
    summary: 'All batches of sponsored codes and how many of them were used, the newest first.',
    status: 200,
    answer: strictObject({ batches: Type.Array(batchSchema) }),
    refusals: {},
  },
  // A write, because reads ask nobody to confirm, and not repeatable, because a stored response would be another copy.
  'POST /api/admin/vouchers/:batchId/codes': {
    access: 'administrator',
    confirmedFor: 'vouchers',
    summary: 'Take the codes of a batch, with their use. Each unused one is a place that is paid for.',
    params: strictObject({ batchId }),
    status: 200,
    answer: strictObject({
      batch: batchSchema,
      codes: Type.Array(
        strictObject({
          code: Type.String(),
          redeemedAt: nullable(instant),
          courseTitle: nullable(Type.String()),
          learner: nullable(Type.String()),
        }),
      ),
    }),
    refusals: { 'unknown-batch': unknownBatch },
  },
  'POST /api/admin/vouchers': {
    access: 'administrator',
    confirmedFor: 'vouchers',
    summary: 'Make a batch of codes for a sponsor: for one course, or for an amount towards any course.',
    body: strictObject({
      sponsor: Type.String({ minLength: 1, maxLength: SPONSOR_MAX_CHARACTERS, pattern: '\\S' }),
      courseId: nullable(courseId),
      amountInRand: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      size: Type.Integer({ minimum: 1, maximum: BATCH_MAX_CODES }),
      /** The last day on which a code is valid, in South Africa. */
      lastDay: Type.String({ format: 'date' }),
      province: nullable(Type.Enum([...PROVINCES])),
    }),
    status: 201,
    answer: batchSchema,
    refusals: {
      'unknown-course': unknownCourse,
      'course-archived': { status: 409, sentence: 'This course is no longer offered.' },
      'course-or-amount': { status: 422, sentence: 'Please choose a course or an amount, and not both.' },
      'day-is-over': { status: 422, sentence: 'Please choose a last day that is today or later.' },
    },
    isRepeatable: true,
  },
  'POST /api/admin/vouchers/:batchId/withdrawal': {
    access: 'administrator',
    confirmedFor: 'vouchers',
    summary: 'Withdraw a batch: codes that were not used count no longer. What was used stays as it is.',
    params: strictObject({ batchId }),
    status: 200,
    answer: batchSchema,
    refusals: { 'unknown-batch': unknownBatch },
    isRepeatable: true,
  },
});
