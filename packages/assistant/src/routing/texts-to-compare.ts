import { asTheCourse } from '../intents/index.ts';

export interface TextsToCompare {
  /** To compare with lessons: as typed, or in plain words if the model would not understand that. */
  readonly text: string;
  /** In plain words, with "the course" in place of its name: questions about one course apply to every course. */
  readonly asked: string;
  /** The same for the model. */
  readonly askedText: string;
}

export function textsToCompare(
  message: string,
  plain: string,
  { isRewritten, courses }: { isRewritten: boolean; courses: readonly { readonly title: string }[] },
): TextsToCompare {
  const text = isRewritten ? plain : message;
  const question = asTheCourse(plain, courses);
  return { text, asked: question, askedText: question === plain ? text : question };
}
