import { isComingSoon } from '@academy/domain/catalogue/courses';

type NamedCourse = Parameters<typeof isComingSoon>[0] & { readonly id: string; readonly title: string };

/** A learning path names courses by their titles; existing courses are linked. */
export function courseLinks(titles: readonly string[], courses: readonly NamedCourse[]) {
  return titles.map((title) => {
    const course = courses.find((known) => known.title.toLowerCase() === title.trim().toLowerCase());
    return {
      title,
      href: course ? `/course/${encodeURIComponent(course.id)}` : null,
      isSoon: course !== undefined && isComingSoon(course),
    };
  });
}
