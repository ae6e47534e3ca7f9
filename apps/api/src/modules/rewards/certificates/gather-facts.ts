import { printableName } from '@academy/domain/accounts/person-names';
import type { CertificateFacts, ProvenAssessment } from '@academy/domain/rewards/certificates';
import type { Queryable } from '../../../database/connect.ts';
import type { Catalogue, CatalogueCourse } from '../../catalogue/courses/index.ts';
import { loadCourses } from '../../learning/learning-log/index.ts';
import { passingReviewer } from '../../learning/project-reviews/index.ts';
import { type Completion, passedResults, pilotTitle } from './completions.store.ts';

/** The best results of what was passed, module by module, the final last. */
async function provenAssessments(
  db: Queryable,
  userId: string,
  { modules, final }: CatalogueCourse,
): Promise<ProvenAssessment[]> {
  const results = await passedResults(db, userId);
  return [...modules.map(({ assessment }) => assessment), final].flatMap((assessment) => {
    const best = assessment && results.get(assessment.id);
    if (!assessment || best === null || best === undefined) return [];
    // Rounded down: a certificate never says more than was reached.
    const percent = Math.floor(best);
    return { title: assessment.title, isFinal: assessment.moduleId === null, percent };
  });
}

/** The results of a completed course; null when it was not completed, or is unknown. */
export async function gatherFacts(
  db: Queryable,
  catalogue: Catalogue,
  { userId, courseId }: Completion,
  personName: string,
): Promise<CertificateFacts | null> {
  const progress = (await loadCourses(db, userId)).get(courseId);
  if (!progress?.completedAt) return null;
  const course = catalogue.courseOf(courseId);
  const courseTitle = course?.title ?? (await pilotTitle(db, courseId));
  if (courseTitle === null) return null;
  const project = course?.project;
  const reviewer =
    project && progress.done.includes(project.id) ? await passingReviewer(db, userId, project.id) : null;
  return {
    version: 1,
    personName,
    courseId,
    courseTitle,
    completedAt: progress.completedAt.toISOString(),
    assessments: course ? await provenAssessments(db, userId, course) : [],
    project:
      project && progress.done.includes(project.id)
        ? { title: project.title, reviewedBy: reviewer === null ? null : printableName(reviewer) }
        : null,
  };
}
