import type { Course } from '@academy/courseware';
import type { FileEntry } from '../../content-entries/index.ts';

/** A course of the files as its form shows it. It begins by the rule of its intakes, so it names no dates. */
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
