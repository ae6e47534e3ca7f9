import { dayInWords, type SastDay, sastDay } from '../../kernel/index.ts';

export const TIMELINE_STATUSES = ['completed', 'in-progress', 'upcoming'] as const;
export type TimelineStatus = (typeof TIMELINE_STATUSES)[number];

export interface TimelineItem {
  readonly title: string;
  readonly date: SastDay;
  readonly description: string;
  readonly status: TimelineStatus;
  /** In per cent; null if nothing is measured. */
  readonly progress: number | null;
}

interface Stretch {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The state of something with a beginning and an end; while it lasts its progress is the elapsed time. */
export function standingOf(
  { startsAt, endsAt }: Stretch,
  now: Date,
): Pick<TimelineItem, 'status' | 'progress'> {
  if (now < startsAt) return { status: 'upcoming', progress: null };
  if (now >= endsAt) return { status: 'completed', progress: null };
  const passed = now.getTime() - startsAt.getTime();
  const whole = endsAt.getTime() - startsAt.getTime();
  return { status: 'in-progress', progress: Math.floor((passed / whole) * 100) };
}

interface RoadmapFacts {
  readonly launchAt: Date;
  readonly places: { readonly taken: number; readonly all: number };
  readonly courses: readonly (Stretch & { readonly title: string })[];
  readonly events: readonly (Stretch & { readonly title: string; readonly place: string })[];
}

function placesItem({ launchAt, places: { taken, all } }: RoadmapFacts): TimelineItem {
  return {
    title: 'Early access',
    date: sastDay(launchAt),
    description: `${taken} of ${all} places on the waiting list are taken.`,
    status: taken >= all ? 'completed' : 'in-progress',
    progress: Math.floor((taken / all) * 100),
  };
}

const MOST_ITEMS = 20;

/**
 * The milestones that the academy itself knows: the launch, the places, and everything with a date. The earliest comes
 * first.
 */
export function liveRoadmap(facts: RoadmapFacts, now: Date): TimelineItem[] {
  const launch: TimelineItem = {
    title: 'Launch',
    date: sastDay(facts.launchAt),
    description: 'The date that the landing page counts down to.',
    status: now < facts.launchAt ? 'upcoming' : 'completed',
    progress: null,
  };
  const courses = facts.courses.map((course) => ({
    title: course.title,
    date: sastDay(course.startsAt),
    description: `The course runs until ${dayInWords(sastDay(course.endsAt))}.`,
    ...standingOf(course, now),
  }));
  const events = facts.events.map((event) => ({
    title: event.title,
    date: sastDay(event.startsAt),
    description: `Event: ${event.place}.`,
    ...standingOf(event, now),
  }));
  return [placesItem(facts), launch, ...courses, ...events]
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MOST_ITEMS);
}
