import type { StudyPlanAnswer } from '@academy/contract/learning/study-plans';
import { dayInWords } from '@academy/domain/kernel';
import type { Reply } from '../../engine.ts';
import { countOf, listOf, paragraphs } from '../phrasing.ts';

function paceWords({ pace: { kind, days }, promisedOn }: StudyPlanAnswer): string {
  const promised = dayInWords(promisedOn);
  if (kind === 'on-time') return `You are on time for ${promised}.`;
  return kind === 'behind'
    ? `You are ${countOf(days, 'day')} behind ${promised}, the day you planned for; the plan has moved with you.`
    : `You are ${countOf(days, 'day')} ahead of ${promised}, the day you planned for.`;
}

/** The learner's stored plan, as of today. */
export function storedPlanReply(plan: StudyPlanAnswer): Reply {
  const { courseTitle, hoursPerWeek, thisWeek, modules, endsOn } = plan;
  const [first] = thisWeek;
  return {
    text: paragraphs(
      `Your plan: ${countOf(hoursPerWeek, 'hour')} a week for ${courseTitle ?? 'all your courses'}.`,
      modules.length === 0
        ? 'Everything in it is done.'
        : `${paceWords(plan)} At this pace it ends on ${dayInWords(endsOn)}.`,
      thisWeek.length > 0 &&
        `This week:\n${listOf(thisWeek.map(({ title, minutes }) => `${title}, about ${countOf(minutes, 'minute')}`))}`,
      modules.length > 0 &&
        `When each module ends:\n${listOf(modules.map(({ title, endsOn: day }) => `${title}: ${dayInWords(day)}`))}`,
    ),
    intent: 'study-plan',
    confidence: 'high',
    actions: [
      ...(first ? [{ label: `Begin with “${first.title}”`, href: first.href }] : []),
      { label: 'Change your plan', href: '/learning-path' },
    ],
    suggestions: ['I have 5 hours a week', 'What should I learn next?'],
    memory: { intent: 'study-plan' },
  };
}
