import { dayInWords, type SastDay, sastDay } from '@academy/domain/kernel';
import { hoursNeeded, MOST_HOURS } from '@academy/domain/learning/study-plans';
import type { Reply } from '../../engine.ts';
import type { Tools } from '../../tools.ts';
import { countOf, paragraphs } from '../phrasing.ts';

interface Wish {
  readonly day: SastDay;
  /** Null for all open courses. */
  readonly goal: { readonly id: string; readonly title: string } | null;
  /** The hours a week in the message. */
  readonly named: number | null;
}

/** With the year, unless it is the current one. */
function dayWords(day: SastDay, today: SastDay): string {
  const year = day.slice(0, 4);
  return `${dayInWords(day)}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}

const base = { intent: 'study-plan', confidence: 'high', memory: { intent: 'study-plan' } } as const;
const learningPath = (hours: number, goal: Wish['goal']) =>
  `/learning-path?${new URLSearchParams({ hours: `${hours}`, ...(goal && { course: goal.id }) })}`;

/** The outcome of the hours in the message, or of those in the stored plan. */
async function atOwnPace(
  tools: Tools,
  { goal, named }: Wish,
  { day, today }: Record<'day' | 'today', SastDay>,
) {
  const hours = named ?? (await tools.plan())?.hoursPerWeek ?? null;
  const plan = hours === null ? null : await tools.proposedPlan(goal?.id ?? null, hours);
  if (hours === null || !plan) return null;
  const isInTime = plan.endsOn <= day;
  const aWeek = `${countOf(hours, 'hour')} a week`;
  const pace = named === null ? `Your plan has ${aWeek}. With these` : `With ${aWeek}`;
  return `${pace} you are done on ${dayWords(plan.endsOn, today)}, so that ${isInTime ? 'works' : 'is too late'}.`;
}

/** How many hours a week it takes to finish by a day; null without a place in a course. Nothing is stored. */
export async function untilDayReply(tools: Tools, wish: Wish): Promise<Reply | null> {
  const { day, goal } = wish;
  const today = sastDay(tools.now);
  const work = await tools.proposedPlan(goal?.id ?? null, MOST_HOURS);
  if (!work) return null;
  const name = goal?.title ?? 'all your courses';
  const minutes = work.modules.reduce((sum, module) => sum + module.minutes, 0);
  if (minutes === 0)
    return {
      ...base,
      text: `Everything of ${name} that is written is done.`,
      suggestions: ['Which courses are there?'],
    };
  const left = `About ${countOf(Math.ceil(minutes / 60), 'hour')} of work ${minutes <= 60 ? 'is' : 'are'} left in ${name}.`;
  const until = dayWords(day, today);
  const suggestions = ['What should I learn next?', 'Make a study plan'];
  const ownPace = await atOwnPace(tools, wish, { day, today });
  if (day <= today)
    return {
      ...base,
      text: paragraphs(`${until} ${day === today ? 'is today' : 'has already passed'}.`, left),
      suggestions,
    };
  const hours = hoursNeeded(minutes, today, day);
  if (hours === null)
    return {
      ...base,
      text: paragraphs(
        left,
        `To be done by ${until} you would need more than ${MOST_HOURS} hours a week, and that is too much. A later day is kinder to you.`,
        ownPace,
      ),
      actions: [{ label: 'Make a plan', href: '/learning-path' }],
      suggestions,
    };
  return {
    ...base,
    text: paragraphs(
      left,
      `To be done by ${until} you need ${countOf(hours, 'hour')} a week.`,
      ownPace ?? 'You do not keep a plan yet. You can begin one with these hours.',
    ),
    actions: [{ label: `Plan ${countOf(hours, 'hour')} a week`, href: learningPath(hours, goal) }],
    suggestions,
  };
}
