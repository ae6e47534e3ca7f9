/** A piece of a lesson that can be quoted: the text under one heading, or a part of it. */
export interface Passage {
  readonly lessonId: string;
  readonly courseId: string;
  /** The lesson's title. */
  readonly title: string;
  /** From 1, in the order of the lesson. */
  readonly position: number;
  readonly heading: string;
  readonly body: string;
  readonly sentences: readonly string[];
  /** Only in the first passage of a lesson: the questions that its author expects. */
  readonly questions: readonly string[];
}

/** A passage with its similarity to a question, and its nearest sentences word for word. */
export interface FoundPassage extends Passage {
  readonly score: number;
  /** How many of the question's words its lesson has, 0 to 1. */
  readonly covered: number;
  /** Both combined: the rank of the lesson. */
  readonly order: number;
  readonly quote: readonly string[];
}
