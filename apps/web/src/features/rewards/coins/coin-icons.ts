import type { ActivityId } from '@academy/domain/learning/learning-log';
import type { RewardType } from '@academy/domain/rewards/coins';
import {
  Award,
  BadgeCheck,
  BookOpen,
  Compass,
  Flame,
  GraduationCap,
  Hammer,
  type LucideIcon,
  UserPlus,
  Users,
} from 'lucide-react';

export const ACTIVITY_ICONS: Readonly<Record<ActivityId, LucideIcon>> = {
  module: BookOpen,
  streak: Flame,
  assessment: BadgeCheck,
  friend: UserPlus,
  course: GraduationCap,
};

export const REWARD_ICONS: Readonly<Record<RewardType, LucideIcon>> = {
  course: BookOpen,
  mentorship: Users,
  certificate: Award,
  workshop: Hammer,
  career: Compass,
};
