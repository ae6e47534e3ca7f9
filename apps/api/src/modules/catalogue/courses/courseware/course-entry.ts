import type { Course } from '@academy/courseware';
import type { FileEntry } from '../../content-entries/index.ts';

/** The form of a course from the files. It starts by its intake rule, so it names no dates. */
export function courseEntry(course: Course): FileEntry {
  return {
    id: course.id,
    fields: {
      title: course.title,
      description: course.summary,
      startDate: null,
      endDate: null,
      imageUrl: null,
      gradientClass: course.gradient,
      level: course.level,
      modules: course.modules.length,
      featured: course.isFeatured,
      categoryId: course.category?.id ?? null,
      price: course.priceInRand,
    },
  };
}
