import { PRODUCT_NAME } from '@academy/domain/product';

interface EnrolledCourse {
  readonly id: string;
  readonly title: string;
}

export function enrolmentLetter(name: string, { id, title }: EnrolledCourse, publicUrl: string) {
  const body = [
    `Dumela ${name}`,
    '',
    `You have a place in ${title}. Start whenever you like:`,
    '',
    `${publicUrl}/course/${id}`,
    '',
    'If your network drops while a lesson is open, keep going: what you do is counted once you are back online.',
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject: `Your place in ${title}`, body };
}
