import type { TestApp } from '../../../../test/test-app.ts';
import { CatalogueCache } from '../../../catalogue/courses/index.ts';
import { givePlace } from '../../../enrolment/places/index.ts';
import { assessmentAttempts } from '../../../learning/assessments/tables.ts';
import { appendToLog } from '../../../learning/learning-log/index.ts';
import { issueCertificate, repairCertificates } from '../index.ts';

export const PUBLIC_URL = 'https://academy.example';

/** The services that the worker gives to certificate jobs. */
function issuing({ services }: TestApp, publicUrl = PUBLIC_URL) {
  return { ...services, catalogue: new CatalogueCache(services), publicUrl: () => publicUrl };
}

/** Results of 11, 12 and 13 of 15 in a test course, its project, and the event that completes it. */
export async function completeCourse(test: TestApp, userId: string, courseId: string): Promise<void> {
  const { db, clock } = test.services;
  const now = clock();
  const parts = [`${courseId}-one-assessment`, `${courseId}-two-assessment`, `${courseId}-final`];
  for (const [index, assessmentId] of parts.entries())
    await db.insert(assessmentAttempts).values({
      userId,
      assessmentId,
      items: [],
      startedAt: now,
      submittedAt: now,
      answers: {},
      rightCount: 11 + index,
      total: 15,
      isPassed: true,
      result: { marks: [], completed: { modules: [], courses: [] } },
    });
  await logCompletion(test, userId, courseId, [
    { kind: 'project-passed', projectId: `${courseId}-project`, courseId, occurredAt: now },
  ]);
}

/** The event that completes a course, and the events before it. */
export async function logCompletion(
  { services }: TestApp,
  userId: string,
  courseId: string,
  before: Parameters<typeof appendToLog>[2] = [],
): Promise<void> {
  const now = services.clock();
  const catalogue = await new CatalogueCache(services).read();
  // Without a place nothing is issued; courses of the pilot never had places.
  if (catalogue.courseOf(courseId))
    await givePlace(services.db, { grounds: 'free', userId, courseId, enrolledAt: now, quote: null });
  await services.db.transaction((tx) =>
    appendToLog(tx, { userId, catalogue, now }, [
      ...before,
      { kind: 'course-completed', courseId, occurredAt: now },
    ]),
  );
}

export const issue = (test: TestApp, userId: string, courseId: string, publicUrl = PUBLIC_URL) =>
  issueCertificate(issuing(test, publicUrl), { userId, courseId });

export const repairAll = (test: TestApp, publicUrl = PUBLIC_URL) =>
  repairCertificates(issuing(test, publicUrl));

/** The only certificate of a person. */
export async function certificateOf(test: TestApp, userId: string) {
  const { rows } = await test.database.pool.query('select * from certificates where user_id = $1', [userId]);
  if (rows.length !== 1) throw new Error(`There are ${rows.length} certificates.`);
  return rows[0];
}
