import { PRODUCT_NAME } from '@academy/domain/product';

interface Message {
  readonly name: string;
  readonly trainer: string;
  readonly courseTitle: string;
  readonly text: string;
  readonly publicUrl: string;
}

export function studentLetter({ name, trainer, courseTitle, text, publicUrl }: Message) {
  const body = [
    `Dumela ${name}`,
    '',
    `${trainer}, who teaches ${courseTitle}, writes to you:`,
    '',
    text,
    '',
    'You can answer here, or ask whatever you want to know:',
    `${publicUrl}/tickets`,
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject: `${courseTitle}: a message from ${trainer}`, body };
}
