import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { COURSE_AREAS, COURSE_LEVELS } from '@academy/domain/catalogue/courses';
import { nearestWord, searchWords } from '@academy/domain/catalogue/search';

interface Band {
  readonly value: string;
  readonly label: string;
  readonly holds: (amount: number) => boolean;
}

export const PRICE_BANDS: readonly Band[] = [
  { value: 'free', label: 'Free', holds: (rand) => rand === 0 },
  { value: 'under-2000', label: 'Under R2000', holds: (rand) => rand < 2000 },
  { value: '2000-3000', label: 'R2000 to R3000', holds: (rand) => rand >= 2000 && rand <= 3000 },
  { value: 'above-3000', label: 'Above R3000', holds: (rand) => rand > 3000 },
];

export const DURATION_BANDS: readonly Band[] = [
  { value: 'up-to-10', label: 'Up to 10 hours', holds: (hours) => hours <= 10 },
  { value: '10-20', label: '10 to 20 hours', holds: (hours) => hours > 10 && hours <= 20 },
  { value: '20-40', label: '20 to 40 hours', holds: (hours) => hours > 20 && hours <= 40 },
  { value: 'above-40', label: 'More than 40 hours', holds: (hours) => hours > 40 },
];

/** An empty part does not filter. */
export interface CourseFilter {
  readonly text: string;
  readonly level: string;
  readonly area: string;
  readonly price: string;
  readonly duration: string;
}

export const NO_FILTER: CourseFilter = { text: '', level: '', area: '', price: '', duration: '' };

const CHOICES: Readonly<Record<Exclude<keyof CourseFilter, 'text'>, readonly string[]>> = {
  level: COURSE_LEVELS,
  area: COURSE_AREAS,
  price: PRICE_BANDS.map(({ value }) => value),
  duration: DURATION_BANDS.map(({ value }) => value),
};

/** The filter is in the address of the page; unknown values are ignored. */
export function filterFromQuery(search: string): CourseFilter {
  const query = new URLSearchParams(search);
  const chosen = (name: keyof typeof CHOICES) => {
    const value = query.get(name) ?? '';
    return CHOICES[name].includes(value) ? value : '';
  };
  return {
    text: query.get('text') ?? '',
    level: chosen('level'),
    area: chosen('area'),
    price: chosen('price'),
    duration: chosen('duration'),
  };
}

export function queryFromFilter(filter: CourseFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value.trim() !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

export function isFiltering(filter: CourseFilter): boolean {
  return queryFromFilter(filter) !== '';
}

function isWithin(bands: readonly Band[], value: string, amount: number): boolean {
  return bands.find((band) => band.value === value)?.holds(amount) ?? true;
}

const textOf = ({ title, description, area, level }: CourseAnswer) =>
  `${title} ${description} ${area} ${level}`.toLowerCase();

/** The words as typed where a course contains them, otherwise the nearest words of a course. */
export function meantWords(courses: readonly CourseAnswer[], typed: string): string[] {
  const texts = courses.map(textOf);
  const known = [...new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []))];
  return searchWords(typed).map((word) =>
    texts.some((text) => text.includes(word)) ? word : (nearestWord(word, known) ?? word),
  );
}

/** Every word must match, with tolerance for typing errors; the price is the current one. */
export function filterCourses(courses: readonly CourseAnswer[], filter: CourseFilter): CourseAnswer[] {
  const words = meantWords(courses, filter.text);
  return courses.filter((course) => {
    const text = textOf(course);
    return (
      words.every((word) => text.includes(word)) &&
      (filter.level === '' || course.level === filter.level) &&
      (filter.area === '' || course.area === filter.area) &&
      isWithin(PRICE_BANDS, filter.price, course.quote.price) &&
      isWithin(DURATION_BANDS, filter.duration, course.hours)
    );
  });
}
