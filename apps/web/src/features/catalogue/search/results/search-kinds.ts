import type { SearchKind } from '@academy/domain/catalogue/search';
import {
  BookOpen,
  CalendarDays,
  Compass,
  FileText,
  Library,
  LifeBuoy,
  type LucideIcon,
  PanelsTopLeft,
} from 'lucide-react';

/** The kinds of results: those of the server's search, and pages by name. */
export type ResultKind = SearchKind | 'page';

export const KIND_LOOKS: Readonly<Record<ResultKind, { label: string; icon: LucideIcon }>> = {
  page: { label: 'Pages', icon: PanelsTopLeft },
  course: { label: 'Courses', icon: BookOpen },
  lesson: { label: 'Lessons', icon: FileText },
  event: { label: 'Events', icon: CalendarDays },
  collection: { label: 'Collections', icon: Library },
  career: { label: 'Careers', icon: Compass },
  help: { label: 'Help', icon: LifeBuoy },
};
