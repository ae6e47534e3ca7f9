import { asTheCourse } from '../intents/index.ts';

export interface TextsToCompare {
  /** Compared with lessons: as it was typed, or in plain words where the model would not understand that. */
  readonly text: string;
  /** In plain words, with "the course" for the name of one: what is asked of a course is asked of every course. */
  readonly asked: string;
  /** The same for the model. */
  readonly askedText: string;
}

export function textsToCompare(
  message: string,
  plain: string,
  { isMended, courses }: { isMended: boolean; courses: readonly { readonly title: string }[] },
): TextsToCompare {
  const text = isMended ? plain : message;
  const asked = asTheCourse(plain, courses);
  return { text, asked, askedText: asked === plain ? text : asked };
}
