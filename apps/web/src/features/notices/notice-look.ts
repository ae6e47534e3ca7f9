import type { NoticeKind } from '@academy/domain/notices';
import {
  Award,
  CalendarCheck,
  CalendarClock,
  CalendarX2,
  CircleCheck,
  Hammer,
  HandCoins,
  type LucideIcon,
  Medal,
  MessageCircle,
  Undo2,
} from 'lucide-react';

export const NOTICE_ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  achievement: Medal,
  certificate: Award,
  'seat-given': CalendarCheck,
  'session-moved': CalendarClock,
  'session-cancelled': CalendarX2,
  'seat-lost': CalendarX2,
  'redemption-accepted': HandCoins,
  'redemption-fulfilled': CircleCheck,
  'redemption-returned': Undo2,
  'course-paid': CircleCheck,
  'payment-returned': Undo2,
  'ticket-answered': MessageCircle,
  'project-handed-in': Hammer,
  'project-passed': CircleCheck,
  'project-once-more': Hammer,
  'peer-review': Hammer,
  'peer-review-reported': Hammer,
};
