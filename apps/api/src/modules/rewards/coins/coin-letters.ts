import { sastDateTime } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import { coinsInWords, type Reward } from '@academy/domain/rewards/coins';
import { goesLines, type TakenBack } from '@academy/domain/rewards/take-backs';

interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface About {
  readonly name: string;
  readonly reward: Pick<Reward, 'name' | 'cost' | 'type'>;
  readonly courseTitle: string | null;
  readonly publicUrl: string;
}

function letter({ name, publicUrl }: About, subject: string, lines: readonly string[]): Letter {
  const body = [`Dumela ${name}`, '', ...lines, '', `${publicUrl}/crypto`, '', PRODUCT_NAME].join('\n');
  return { subject, body };
}

/** `Certificate of Completion for Python for AI`. */
const what = ({ reward, courseTitle }: About) =>
  courseTitle === null ? reward.name : `${reward.name} for ${courseTitle}`;

export function courseLetter(about: About): Letter {
  return letter(about, `Your place in ${about.courseTitle}`, [
    `You took a place in ${about.courseTitle} with ${coinsInWords(about.reward.cost)}. It stays yours when early access ends.`,
    '',
    'Your coins:',
  ]);
}

export function acceptedLetter(about: About, appointedAt: Date): Letter {
  return letter(about, `A date for your ${about.reward.name}`, [
    `Your request was accepted: ${what(about)}, on ${sastDateTime(appointedAt)}.`,
    '',
    'If the date does not suit you, reply to this letter. Your requests and your coins:',
  ]);
}

export function fulfilledLetter(about: About): Letter {
  const done =
    about.reward.type === 'certificate'
      ? `Your printed copy is on its way: ${what(about)}.`
      : `Your request is complete: ${what(about)}.`;
  return letter(about, `Your ${about.reward.name}`, [done, '', 'Your requests and your coins:']);
}

interface Return {
  readonly reason: string;
  readonly wasFulfilled: boolean;
  /** What was withdrawn with the place; null when none ended. */
  readonly taken: TakenBack | null;
}

export function returnedLetter(about: About, { reason, wasFulfilled, taken }: Return): Letter {
  const coins = `The ${coinsInWords(about.reward.cost)} are in your balance again.`;
  const returned = wasFulfilled
    ? `We returned what you paid: ${what(about)}. ${coins}`
    : `We could not fulfil your request: ${what(about)}. ${coins}`;
  const place =
    about.reward.type === 'course'
      ? ['Your place in the course has ended; what you learned there is kept.']
      : [];
  const takenLines = taken === null ? [] : goesLines(taken, 'learner');
  return letter(about, `Your coins for ${about.reward.name} are back`, [
    returned,
    ...place,
    ...(takenLines.length > 0
      ? ['', 'With your place this has gone back:', ...takenLines.map((line) => `- ${line}`)]
      : []),
    '',
    `The reason: ${reason}`,
    '',
    'Your coins:',
  ]);
}
