import type { Role } from '@academy/domain/access';
import { GraduationCap, type LucideIcon, Presentation, Shield } from 'lucide-react';

export const ROLE_ICONS: Readonly<Record<Role, LucideIcon>> = {
  administrator: Shield,
  trainer: Presentation,
  learner: GraduationCap,
};
