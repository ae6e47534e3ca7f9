import type { Answer } from '@academy/contract';
import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { coinsInWords } from '@academy/domain/rewards/coins';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

type Activity = CoinsAnswer['activities'][number];
type Redeemed = Answer<'POST /api/coins/redemptions'>;
type RedemptionFailure = Failure<'POST /api/coins/redemptions'>;

const error = (description: string): ToastMessage => ({
  title: 'Error',
  description,
  variant: 'destructive',
});

/** COIN-15 */
export function claimed({ action, reward }: Activity): ToastMessage {
  return {
    title: 'Reward Claimed!',
    description: `You gained ${coinsInWords(reward)}: ${action}.`,
    variant: 'reward',
  };
}

export function claimFailed(failure: Failure<'POST /api/coins/claims'>, { next }: Activity): ToastMessage {
  switch (failure.code) {
    case 'nothing-to-claim':
      return { title: 'Nothing to claim yet', description: next };
    default:
      return error(commonSentence(failure, 'No connection. Nothing was claimed. Please try again.'));
  }
}

/** COIN-20: contains the name of the reward. */
export function redeemed({ request: { name, rewardId, courseTitle } }: Redeemed): ToastMessage {
  return {
    title: 'Reward Redeemed!',
    description: `${name}: ${consequenceText(rewardId, courseTitle)}`,
    variant: 'success',
  };
}

function consequenceText(rewardId: Redeemed['request']['rewardId'], courseTitle: string | null): string {
  switch (rewardId) {
    case 'course':
      return `you have a place in ${courseTitle}.`;
    case 'certificate':
      return `we print your copy for ${courseTitle} and post it to you.`;
    case 'mentorship':
    case 'workshop':
    case 'career':
      return 'we have your request and will email you a date.';
  }
}

/** The exact words of 2§5 have no full stop. */
const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');

export function redemptionFailed(failure: RedemptionFailure): ToastMessage {
  switch (failure.code) {
    case 'reward-locked':
      return { title: 'Reward Locked', description: withoutStop(failure.sentence), variant: 'destructive' };
    case 'insufficient-balance':
      return {
        title: 'Insufficient Balance',
        description: withoutStop(failure.sentence),
        variant: 'destructive',
      };
    case 'details-missing':
    case 'unknown-course':
    case 'already-enrolled':
    case 'course-archived':
    case 'coins-not-needed':
    case 'no-lessons-yet':
    case 'course-not-completed':
      return error(failure.sentence);
    default:
      return error(commonSentence(failure, 'No connection. Nothing was redeemed. Please try again.'));
  }
}
