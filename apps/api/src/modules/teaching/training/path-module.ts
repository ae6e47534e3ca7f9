import type { PathModule } from '@academy/contract/teaching/training';
import type { LearningPath } from '@academy/courseware/academy-content';
import type { Catalogue, CatalogueModule } from '../../catalogue/courses/index.ts';

/** What the learner has done, as far as the paths show it. */
export interface PathState {
  readonly catalogue: Catalogue;
  readonly registered: readonly string[];
  readonly completedLessons: ReadonlySet<string>;
  readonly completedModules: ReadonlySet<string>;
  /** Staff may open every lesson. */
  readonly isStaff: boolean;
  /** Recognised earlier learning in per cent, by the module of a path. */
  readonly recognised: ReadonlyMap<string, number>;
}

/** The next lesson if it may be opened, else the course, where a place can be taken. */
function hrefOf(courseId: string, module: CatalogueModule | undefined, state: PathState): string {
  const written = module?.lessons.filter(({ isWritten }) => isWritten) ?? [];
  const next = written.find(({ id }) => !state.completedLessons.has(id)) ?? written[0];
  const mayOpen = next && (next.isPreview || state.isStaff || state.registered.includes(courseId));
  return mayOpen ? `/course/${courseId}/lesson/${next.id}` : `/course/${courseId}`;
}

function percentOf({ lessons }: CatalogueModule, completed: ReadonlySet<string>): number {
  const done = lessons.filter(({ id }) => completed.has(id)).length;
  return lessons.length === 0 ? 0 : Math.floor((done * 100) / lessons.length);
}

export function pathModule(
  { moduleId, price, demoProgress: _, ...shown }: LearningPath['modules'][number],
  state: PathState,
): PathModule {
  const course = state.catalogue.courseOf(shown.courseId);
  const module = course?.modules.find(({ id }) => id === moduleId);
  const recognised = state.recognised.get(shown.id) ?? 0;
  const completed = (module && state.completedModules.has(module.id)) || recognised === 100;
  const learned = module ? percentOf(module, state.completedLessons) : 0;
  return {
    ...shown,
    progress: completed ? 100 : Math.max(learned, recognised),
    completed,
    href: hrefOf(shown.courseId, module, state),
    price: price ?? null,
    freeBecause: course?.freeBecause ?? null,
  };
}
