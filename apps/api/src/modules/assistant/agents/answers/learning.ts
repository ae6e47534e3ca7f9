import { courseForGoal } from '@academy/domain/accounts/profiles';
import { dayInWords, sastDay, sastTime } from '@academy/domain/kernel';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { listPosition } from './list-position.ts';
import { lessonHref, type NextStep, nextSteps } from './next-step.ts';
import { countOf, listOf, oneOf, paragraphs } from './phrasing.ts';
import { isAboutProject, projectReply } from './project.ts';

const MOST_LINES = 5;

export async function progressReply(tools: Tools, turn: Turn): Promise<Reply> {
  const { coursesCompleted, totalCourses, studyHours, averageScore, streak } = await tools.figures();
  const { courses } = (await tools.progress()).answer;
  const running = courses.filter(({ isEnrolled, completedAt }) => isEnrolled && completedAt === null);
  if (totalCourses === 0)
    return {
      text: 'You have not joined a course yet, so there is no progress to show. AI Fundamentals starts at the beginning and needs no experience.',
      intent: 'progress',
      confidence: 'high',
      actions: [{ label: 'See all courses', href: '/courses' }],
      suggestions: ['Which courses are there?', 'What are my first steps?'],
    };
  const lines = running
    .slice(0, MOST_LINES)
    .map(({ courseId, percent }) => `${tools.catalogue.courseOf(courseId)?.title ?? courseId}: ${percent}%`);
  return {
    text: paragraphs(
      `${oneOf(turn, ['Here is where you stand.', 'This is your progress so far.', 'Your progress:'])} You have completed ${coursesCompleted} of ${countOf(totalCourses, 'course')} and studied for ${countOf(studyHours, 'hour')}.`,
      lines.length > 0 && `In progress:\n${listOf(lines)}`,
      streak > 0 && `You have learned ${countOf(streak, 'day')} in a row.`,
    ),
    ...(averageScore > 0 && { aside: `Your average score in assessments is ${averageScore}%.` }),
    intent: 'progress',
    confidence: 'high',
    actions: [{ label: 'Open the training hub', href: '/training' }],
    suggestions: ['What should I learn next?', 'Which certificate is next?'],
  };
}

const isToBeDone = ({ waitingSince }: NextStep) => waitingSince === null;

function stepWords({ course, percent, lesson, graded, waitingSince }: NextStep): string {
  if (waitingSince)
    return `You handed in “${graded?.title}”, the last part of ${course.title}, on ${dayInWords(sastDay(waitingSince))}. You get a notice as soon as it has been marked.`;
  if (lesson)
    return `“${lesson.title}” in ${course.title}${lesson.minutes === null ? '' : `, about ${countOf(lesson.minutes, 'minute')}`}. You are at ${percent}% of this course.`;
  if (graded) return `“${graded.title}”, the next part of ${course.title} to pass. You are at ${percent}%.`;
  return `${course.title}: its next lessons are still being written. You are at ${percent}%.`;
}

function stepAction({ course, lesson, graded }: NextStep) {
  if (lesson) return { label: `Open “${lesson.title}”`, href: lessonHref(lesson) };
  if (graded) return { label: `Open “${graded.title}”`, href: graded.href };
  return { label: `Open ${course.title}`, href: `/course/${course.id}` };
}

async function firstCourse(tools: Tools): Promise<Reply> {
  const { courses } = (await tools.progress()).answer;
  const known = new Set(courses.map(({ courseId }) => courseId));
  const goal = await tools.goal();
  const offered = tools.catalogue.courses.filter(({ id }) => !known.has(id));
  const next = courseForGoal(goal, offered);
  return {
    text: next
      ? `You have no course in progress. A good next one is ${next.title}: ${next.summary}`
      : 'You have no course in progress, and you have joined every course that we offer.',
    ...(next && goal !== null && { aside: `You said what you learn for: “${goal}”.` }),
    intent: 'next-lesson',
    confidence: 'high',
    actions: next ? [{ label: `Look at ${next.title}`, href: `/course/${next.id}` }] : [],
    suggestions: ['Which courses are there?', 'Show my progress'],
  };
}

/** The next thing to learn; for a follow-up, the next course with something open. */
export async function nextLessonReply(tools: Tools, turn: Turn): Promise<Reply> {
  const all = await nextSteps(tools);
  // Items that wait for somebody else come last.
  const steps = [...all.filter(isToBeDone), ...all.filter((each) => !isToBeDone(each))];
  const position = listPosition(turn, 'next-lesson');
  const step = steps[position];
  if (!step && position > 0)
    return {
      text: 'That is all that is open in your courses at the moment.',
      intent: 'next-lesson',
      confidence: 'high',
      suggestions: ['Which courses are there?'],
      memory: { intent: 'next-lesson', told: position },
    };
  if (!step) return firstCourse(tools);
  const isOpen = isToBeDone(step);
  const opening =
    position > 0 ? 'After that:' : oneOf(turn, ['Next for you is', 'Go on with', 'Your next step is']);
  const goal = position > 0 ? null : await tools.goal();
  return {
    text: isOpen ? `${opening} ${stepWords(step)}` : stepWords(step),
    ...(goal !== null && { aside: `Every step counts towards what you learn for: “${goal}”.` }),
    intent: 'next-lesson',
    confidence: 'high',
    actions: [stepAction(step)],
    suggestions: [
      ...(steps.length > position + 1 ? ['And the next one?'] : []),
      isOpen ? 'Show my progress' : 'Which courses are there?',
    ],
    memory: { intent: 'next-lesson', told: position + 1, ...(step.lesson && { lessonId: step.lesson.id }) },
  };
}

export async function coursesReply(tools: Tools, turn: Turn): Promise<Reply> {
  const { courses } = (await tools.progress()).answer;
  const own = courses.filter(({ isEnrolled }) => isEnrolled);
  const mine = own.map(({ courseId, percent, completedAt }) => {
    const title = tools.catalogue.courseOf(courseId)?.title ?? courseId;
    return completedAt === null ? `${title}: ${percent}%` : `${title}: completed`;
  });
  const others = tools.catalogue.courses.filter(({ id }) => !own.some(({ courseId }) => courseId === id));
  const offered = others.map(({ title, level }) => `${title} (${level})`);
  const isAboutOwn = /\b(my|mine|enrol\w*|registered|joined|taking|busy with)\b/i.test(turn.message);
  return {
    text: paragraphs(
      mine.length > 0
        ? `You have a place in ${countOf(mine.length, 'course')}:\n${listOf(mine)}`
        : 'You have no place in a course yet.',
      !isAboutOwn && offered.length > 0 && `We also offer:\n${listOf(offered)}`,
    ),
    intent: 'courses',
    confidence: 'high',
    actions: [{ label: 'All courses', href: '/courses' }],
    suggestions: ['What should I learn next?', 'Make a study plan'],
  };
}

export async function streakReply(tools: Tools, turn: Turn): Promise<Reply> {
  const { current, longest, lastActivity, weeklyGoal, weeklyProgress } = (await tools.progress()).answer
    .streak;
  const hasToday = lastActivity === sastDay(tools.now);
  return {
    text: paragraphs(
      current === 0
        ? 'You have no learning streak at the moment. One lesson today starts a new one.'
        : `${oneOf(turn, ['Your streak:', 'You are on a roll:', 'So far:'])} ${countOf(current, 'day')} of learning in a row. ${hasToday ? 'Today counts already.' : 'Learn something today to keep it going.'}`,
      longest > 0 && `Your longest streak is ${countOf(longest, 'day')}.`,
      `This week you have learned on ${weeklyProgress} of ${countOf(weeklyGoal, 'day')}.`,
    ),
    intent: 'streak',
    confidence: 'high',
    actions: [{ label: 'Open the training hub', href: '/training' }],
    suggestions: ['What should I learn next?', 'How many coins do I have?'],
  };
}

/** Results of the open courses, and when the next attempt may begin. */
export async function assessmentsReply(tools: Tools, turn: Turn): Promise<Reply> {
  if (isAboutProject(turn.message)) return projectReply(tools, turn);
  const [step] = await nextSteps(tools);
  const found = step && (await tools.courseState(step.course.id));
  const rule =
    'You pass when about three quarters of the questions are right; the assessment’s first page says how many. You can try again one hour after your last attempt.';
  if (!found || found.state.assessments.length === 0)
    return {
      text: paragraphs('There is no assessment open for you at the moment.', rule),
      intent: 'assessments',
      confidence: 'high',
      suggestions: ['What should I learn next?'],
    };
  const { course, state } = found;
  const titles = new Map(
    [...course.modules.map(({ assessment }) => assessment), course.final].flatMap((each) =>
      each ? [[each.id, each.title] as const] : [],
    ),
  );
  const lines = state.assessments.map(({ assessmentId, bestPercent, isPassed, nextAttemptAt }) => {
    const title = titles.get(assessmentId) ?? assessmentId;
    if (isPassed) return `${title}: passed${bestPercent === null ? '' : ` with ${bestPercent}%`}`;
    if (bestPercent === null) return `${title}: not tried yet`;
    const wait = nextAttemptAt ? `; next attempt from ${sastTime(new Date(nextAttemptAt))} SAST` : '';
    return `${title}: best result ${bestPercent}%, not passed yet${wait}`;
  });
  return {
    text: paragraphs(
      `${oneOf(turn, ['Your assessments in', 'Here are the assessments of', 'The assessments of'])} ${course.title}:\n${listOf(lines)}`,
      rule,
    ),
    intent: 'assessments',
    confidence: 'high',
    actions: step.graded ? [{ label: `Open “${step.graded.title}”`, href: step.graded.href }] : [],
    suggestions: ['What should I learn next?', 'Which certificate is next?'],
  };
}
