import { courseNamed, dayNamed, hoursNamed } from '@academy/assistant/intents';
import { dayInWords, type SastDay, sastDay } from '@academy/domain/kernel';
import type { StudyPlan } from '@academy/domain/learning/study-plans';
import type { Reply, Turn } from '../../engine.ts';
import type { Tools } from '../../tools.ts';
import { nextSteps } from '../next-step.ts';
import { countOf, listOf, paragraphs } from '../phrasing.ts';
import { untilDayReply } from './plan-until-day.ts';
import { storedPlanReply } from './stored-plan.ts';

const DEFAULT_HOURS = 3;

/** The named course, else all open ones, or the only one. */
function goalOf(message: string, open: readonly { readonly id: string; readonly title: string }[]) {
  return courseNamed(message, open) ?? (open.length === 1 ? open[0] : undefined) ?? null;
}

/**
 * The stored plan, unless hours were named. Otherwise a preview for these hours: the same as the plan that the learner would
 * get.
 */
export async function studyPlanReply(tools: Tools, turn: Turn): Promise<Reply> {
  const named = hoursNamed(turn.message);
  const day = dayNamed(turn.message, sastDay(tools.now));
  if (day !== null) return untilDay(tools, turn, { day, named });
  const stored = named === null ? await tools.plan() : null;
  return stored ? storedPlanReply(stored) : proposedReply(tools, turn, named);
}

/** A learner who names a course without a place in it is told that first. */
async function untilDay(
  tools: Tools,
  { message }: Turn,
  { day, named }: { readonly day: SastDay; readonly named: number | null },
): Promise<Reply> {
  const open = (await nextSteps(tools)).map(({ course }) => course);
  const { courses } = (await tools.progress()).answer;
  const namedCourse = courseNamed(message, tools.catalogue.courses);
  if (namedCourse && !courses.some(({ courseId, isEnrolled }) => isEnrolled && courseId === namedCourse.id))
    return {
      text: `You have no place in ${namedCourse.title} yet. As soon as you have one I can say how many hours a week it takes.`,
      intent: 'study-plan',
      confidence: 'high',
      actions: [{ label: `See ${namedCourse.title}`, href: `/course/${namedCourse.id}` }],
      suggestions: ['Which courses are there?'],
    };
  return (await untilDayReply(tools, { day, named, goal: namedCourse ?? goalOf(message, open) })) ?? NO_PLACE;
}

const NO_PLACE: Reply = {
  text: 'I can plan as soon as you have a place in a course. AI Fundamentals is a good beginning: it needs no experience.',
  intent: 'study-plan',
  confidence: 'high',
  actions: [{ label: 'See all courses', href: '/courses' }],
  suggestions: ['Which courses are there?'],
};

function planWords({ modules, thisWeek, endsOn }: StudyPlan, goal: string, hours: number): string {
  if (modules.length === 0) return `Everything of ${goal} that is written is done.`;
  return paragraphs(
    `With ${countOf(hours, 'hour')} a week, ${goal} ${goal === 'all your courses' ? 'end' : 'ends'} on ${dayInWords(endsOn)}.`,
    `This week:\n${listOf(thisWeek.map(({ title, minutes }) => `${title}, about ${countOf(minutes, 'minute')}`))}`,
    `When each module ends:\n${listOf(modules.map(({ title, minutes, endsOn: day }) => `${title}: about ${countOf(minutes, 'minute')}, done by ${dayInWords(day)}`))}`,
  );
}

async function proposedReply(tools: Tools, turn: Turn, named: number | null): Promise<Reply> {
  const hours = named ?? DEFAULT_HOURS;
  const goal = goalOf(
    turn.message,
    (await nextSteps(tools)).map(({ course }) => course),
  );
  const plan = await tools.proposedPlan(goal?.id ?? null, hours);
  if (!plan) return NO_PLACE;
  const [first] = plan.thisWeek;
  const wish = new URLSearchParams({ hours: `${hours}`, ...(goal && { course: goal.id }) });
  return {
    text: paragraphs(
      planWords(plan, goal?.title ?? 'all your courses', hours),
      named === null && 'Tell me how many hours a week you have, and I work it out again.',
    ),
    intent: 'study-plan',
    confidence: 'high',
    actions: [
      ...(first ? [{ label: 'Keep this plan', href: `/learning-path?${wish}` }] : []),
      ...(first ? [{ label: `Begin with “${first.title}”`, href: first.href }] : []),
    ],
    suggestions: ['I have 5 hours a week', 'What should I learn next?'],
    memory: { intent: 'study-plan' },
  };
}
