import type { RoutePath } from '@academy/domain/access';
import {
  Award,
  BookOpen,
  CalendarDays,
  ClipboardList,
  Coins,
  Compass,
  GraduationCap,
  House,
  Library,
  LifeBuoy,
  type LucideIcon,
  Route,
  Settings,
  Shield,
  SquareLibrary,
  User,
  Users,
} from 'lucide-react';

const ICONS: Partial<Record<RoutePath, LucideIcon>> = {
  '/': House,
  '/training': GraduationCap,
  '/careers': Compass,
  '/events': CalendarDays,
  '/content': Library,
  '/crypto': Coins,
  '/achievements': Award,
  '/learning-path': Route,
  '/help': LifeBuoy,
  '/admin': Shield,
  '/cms': SquareLibrary,
  '/profile': User,
  '/settings': Settings,
  '/my-courses': ClipboardList,
  '/students': Users,
};

export function iconOf(path: RoutePath): LucideIcon {
  return ICONS[path] ?? BookOpen;
}
