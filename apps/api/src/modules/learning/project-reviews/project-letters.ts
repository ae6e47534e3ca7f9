import { PRODUCT_NAME } from '@academy/domain/product';

interface ReviewResult {
  readonly name: string;
  readonly projectTitle: string;
  readonly courseId: string;
  readonly isPassed: boolean;
  readonly publicUrl: string;
}

/** The feedback stays in the academy; the letter says that it is there, and what to do. */
export function reviewedLetter({ name, projectTitle, courseId, isPassed, publicUrl }: ReviewResult) {
  const body = [
    `Dumela ${name}`,
    '',
    isPassed
      ? `Your trainer has read your project “${projectTitle}” and passed it. Well done.`
      : `Your trainer has read your project “${projectTitle}” and asks you to work on it once more.`,
    '',
    isPassed
      ? 'What your trainer wrote about it stands here:'
      : 'What it still needs stands here, point by point. You can hand it in again as soon as you are ready:',
    `${publicUrl}/course/${encodeURIComponent(courseId)}/project`,
    '',
    PRODUCT_NAME,
  ].join('\n');
  const subject = isPassed ? `Your project has passed: ${projectTitle}` : `Once more: ${projectTitle}`;
  return { subject, body };
}
