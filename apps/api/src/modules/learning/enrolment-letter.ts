import { PRODUCT_NAME } from '@academy/domain/product';

interface EnrolledCourse {
  readonly id: string;
  readonly title: string;
}

export function enrolmentLetter(name: string, { id, title }: EnrolledCourse, publicUrl: string) {
  const body = [
    `Dumela ${name}`,
    '',
    `You have a place in ${title}. Begin whenever you like:`,
    '',
    `${publicUrl}/course/${id}`,
    '',
    'Lessons that you opened once can be read again without a connection, and what you do then is counted later.',
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject: `Your place in ${title}`, body };
}
