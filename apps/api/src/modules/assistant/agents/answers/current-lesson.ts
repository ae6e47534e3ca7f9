import { hash } from 'node:crypto';
import { readError, readProgramError } from '@academy/domain/assistant/agents';
import { TRIES_BEFORE_SOLUTION } from '@academy/domain/learning/learning-log';
import type { CatalogueLesson } from '../../../catalogue/courses/index.ts';
import type { Memory, Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { lessonHref, nextSteps } from './next-step.ts';
import { listOf, oneOf, paragraphs } from './phrasing.ts';

type Context = NonNullable<Awaited<ReturnType<Tools['lessonContext']>>>;

const QUESTIONS = [
  'What did you expect the program to print, and what did it print instead?',
  'Which line was the last one that did what you wanted?',
  'What does each name hold just before that line? You can print it to see.',
] as const;

interface Help {
  readonly text: string;
  readonly hinted: number;
  readonly read?: string;
}

/** A fingerprint of the error; the error itself is not stored. */
const markOf = (error: string) => hash('sha256', error, 'base64url').slice(0, 12);

/**
 * A new error is first explained in plain words, which costs no hint; then come the hints one by one, then a question
 * back; never the solution.
 */
function exerciseHelp(context: Context, turn: Turn, { hinted = 0, read }: Memory): Help {
  const error = turn.program?.error ?? '';
  // Some people paste the error into their message instead.
  const reading = error === '' ? readError(turn.message) : readProgramError(error);
  const mark = markOf(error === '' ? turn.message : error);
  if (reading !== null && mark !== read) return { text: reading, hinted, read: mark };
  const hints = context.hints ?? [];
  const hint = hints[hinted];
  const question = QUESTIONS[(hinted - hints.length) % QUESTIONS.length] ?? QUESTIONS[0];
  return {
    text: hint === undefined ? question : `A hint: ${hint}`,
    hinted: hinted + 1,
    ...(read !== undefined && { read }),
  };
}

function afterTries({ tries, isPassed }: Context): string | null {
  if (isPassed) return 'You have passed this exercise already, so its worked solution is open under it.';
  if (tries >= TRIES_BEFORE_SOLUTION)
    return 'You have tried honestly, so the worked solution is open under the exercise. Try to explain each line to yourself.';
  return null;
}

function lessonReply(lesson: CatalogueLesson, context: Context, turn: Turn): Reply {
  const isSame = turn.memory.lessonId === lesson.id && turn.memory.intent === 'current-lesson';
  const before: Memory = isSame ? turn.memory : {};
  const { helped = 0 } = before;
  const hasExercise = context.hints !== null;
  const isAboutCode =
    turn.program !== null ||
    helped > 0 ||
    /\b(code|program|exercise|error|hint|python|query|run|sql|stuck|task)\b/i.test(turn.message);
  const memory = { intent: 'current-lesson', lessonId: lesson.id } as const;
  const actions = [{ label: `Open “${lesson.title}”`, href: lessonHref(lesson) }];
  if (hasExercise && isAboutCode) {
    const { text, ...remembered } = exerciseHelp(context, turn, before);
    return {
      text: paragraphs(
        helped === 0 &&
          `${oneOf(turn, ['Let us look at it together.', 'One step at a time.', 'Good that you ask.'])}`,
        text,
        helped > 1 && afterTries(context),
      ),
      intent: 'current-lesson',
      confidence: 'high',
      actions,
      suggestions: ['Another hint, please', 'What is this lesson about?'],
      memory: { ...memory, helped: helped + 1, ...remembered },
    };
  }
  return {
    text: paragraphs(
      `You are in “${lesson.title}”. After it you can:\n${listOf(context.objectives ?? [])}`,
      hasExercise
        ? 'Tell me what you are stuck on. If it is your program, include it and I read the error with you.'
        : 'Which part is unclear? Ask me in your own words and I find the passage.',
    ),
    intent: 'current-lesson',
    confidence: 'high',
    actions,
    suggestions: [...(hasExercise ? ['I am stuck on the exercise'] : []), 'What should I learn next?'],
    memory,
  };
}

/** The open lesson, or the one where the learner stopped. */
export async function currentLessonReply(tools: Tools, turn: Turn): Promise<Reply> {
  const [step] = await nextSteps(tools);
  const lessonId = turn.lessonId ?? turn.memory.lessonId ?? step?.lesson?.id;
  const lesson = lessonId === undefined ? undefined : tools.catalogue.lessonOf(lessonId);
  const context = lesson && (await tools.lessonContext(lesson.id));
  if (!lesson || !context)
    return {
      text: 'You have no lesson open at the moment. Open one and ask me there, or ask me about a subject.',
      intent: 'current-lesson',
      confidence: 'high',
      suggestions: ['What should I learn next?', 'Which courses are there?'],
    };
  return lessonReply(lesson, context, turn);
}
