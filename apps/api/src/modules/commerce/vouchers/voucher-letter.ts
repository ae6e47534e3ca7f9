import { PRODUCT_NAME } from '@academy/domain/product';
import type { CatalogueCourse } from '../../catalogue/courses/index.ts';

export function voucherLetter(
  name: string,
  { id, title }: Pick<CatalogueCourse, 'id' | 'title'>,
  sponsor: string,
  publicUrl: string,
) {
  const body = [
    `Dumela ${name}`,
    '',
    `You have a place in ${title}. ${sponsor} has paid for it with your code, so there is nothing for you to pay.`,
    '',
    'All its lessons are open. Begin whenever you like:',
    '',
    `${publicUrl}/course/${id}`,
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject: `Your place in ${title}`, body };
}
