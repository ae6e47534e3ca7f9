import { PRODUCT_NAME } from '@academy/domain/product';

interface Notice {
  readonly name: string;
  readonly publicUrl: string;
  readonly ticketId: string;
}

/** Notices only: the text stays in the academy, where only those two sides read it. */
function notice({ name, publicUrl, ticketId }: Notice, subject: string, line: string) {
  const body = [`Dumela ${name}`, '', line, '', `${publicUrl}/tickets/${ticketId}`, '', PRODUCT_NAME];
  return { subject, body: body.join('\n') };
}

export const ticketOpenedLetter = (about: Notice) =>
  notice(
    about,
    'A learner has a question',
    'A learner has a question for you. You can read and answer it here:',
  );

export const answeredLetter = (about: Notice) =>
  notice(
    about,
    'Your question has an answer',
    'Somebody from the academy has answered your question. You can read the answer, and write back, here:',
  );
