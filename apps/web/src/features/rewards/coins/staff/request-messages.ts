import type { StaffRequest } from '@academy/contract/rewards/coins';
import { sastDateTime } from '@academy/domain/kernel';
import { coinsInWords } from '@academy/domain/rewards/coins';
import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../../ui/feedback/toast-store.ts';

const UNCHANGED = 'No connection. Nothing has changed. Please try again.';

export function accepted({ personName }: StaffRequest, date: Date): ToastMessage {
  return {
    title: 'Request Accepted',
    description: `We are emailing the date to ${personName}: ${sastDateTime(date)}.`,
    variant: 'success',
  };
}

export function fulfilled({ personName, name }: StaffRequest): ToastMessage {
  return {
    title: 'Request Fulfilled',
    description: `${name}: we are emailing ${personName}.`,
    variant: 'success',
  };
}

export function returned({ personName, cost }: StaffRequest): ToastMessage {
  return {
    title: 'Coins Returned',
    description: `${personName} has ${coinsInWords(cost)} back and gets your reason by email.`,
    variant: 'success',
  };
}

export function acceptanceProblem(
  failure: Failure<'POST /api/admin/redemptions/:redemptionId/acceptance'>,
): string {
  switch (failure.code) {
    case 'unknown-redemption':
    case 'already-settled':
    case 'in-the-past':
    case 'too-far-ahead':
      return failure.sentence;
    default:
      return commonSentence(failure, UNCHANGED);
  }
}

export function settlingProblem(
  failure: Failure<
    | 'POST /api/admin/redemptions/:redemptionId/fulfilment'
    | 'POST /api/admin/redemptions/:redemptionId/return'
  >,
): string {
  switch (failure.code) {
    case 'unknown-redemption':
    case 'already-settled':
      return failure.sentence;
    default:
      return commonSentence(failure, UNCHANGED);
  }
}
