/** A piece of a lesson that can be quoted: what stands under one heading, or a part of it. */
export interface Passage {
  readonly lessonId: string;
  readonly courseId: string;
  /** Of the lesson. */
  readonly title: string;
  /** From 1, in the order of the lesson. */
  readonly position: number;
  readonly heading: string;
  readonly body: string;
  readonly sentences: readonly string[];
  /** With the first passage of a lesson: what its author expects learners to ask. */
  readonly questions: readonly string[];
}

/** A passage with how near it is to a question, and its nearest sentences as they stand there. */
export interface FoundPassage extends Passage {
  readonly score: number;
  /** How much of the question's words its lesson has, 0 to 1. */
  readonly covered: number;
  /** Both together: what lessons are ranked by. */
  readonly order: number;
  readonly quote: readonly string[];
}
