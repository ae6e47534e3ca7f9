import type { StudyPlanAnswer } from '@academy/contract/learning/study-plans';
import { dayInWords } from '@academy/domain/kernel';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export function paceWords({ pace, endsOn, modules }: StudyPlanAnswer): string {
  if (modules.length === 0) return 'Everything in your plan is done.';
  const end = `At this pace you finish on ${dayInWords(endsOn)}`;
  switch (pace.kind) {
    case 'ahead':
      return `${end}, ${days(pace.days)} earlier than planned.`;
    case 'behind':
      return `${end}, ${days(pace.days)} later than planned. The plan has moved with you.`;
    case 'on-time':
      return `${end}, as planned.`;
  }
}

export const hoursInWords = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'} a week`;
