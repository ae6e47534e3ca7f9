import { randomUUID } from 'node:crypto';
import { addDays, sastDay, startOfSastDay } from '@academy/domain/kernel';
import type { Browser, Page } from '@playwright/test';
import { test } from '../../authoring/studio/own-academy.ts';
import { axe, expect, expectAccessibleInBothThemes } from '../../fixtures.ts';
import { signInAs } from '../../sign-in.ts';
import { rightAnswers, type ShownItem } from './right-answers.ts';

// In a separate academy: other specs need the demo learner's course to be unfinished.
const COURSE = { id: 'ai-fundamentals', title: 'AI Fundamentals' } as const;
const MINUTE_MS = 60_000;

interface Syllabus {
  readonly syllabus: readonly {
    readonly lessons: readonly { readonly id: string }[];
    readonly assessment: { readonly id: string } | null;
  }[];
  readonly final: { readonly id: string } | null;
}

interface Progress {
  readonly assessments: readonly { readonly assessmentId: string; readonly isPassed: boolean }[];
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(path)).json() as Promise<Answer>;

async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const Origin = new URL(page.url()).origin;
  const answer = await page.request.post(path, { data, headers: { Origin } });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json() as Promise<Answer>;
}

/** The learner's phone reports it: what was read, answered and tried. */
async function study(page: Page, lessonId: string, at: number): Promise<void> {
  const { document } = await read<{ document: string }>(page, `/api/lessons/${lessonId}`);
  const lesson = await read<{ checks: { id: string }[]; exercise: object | null }>(
    page,
    `/documents/${document}`,
  );
  const facts = [
    { kind: 'lesson-studied', seconds: 600, place: 1000 },
    { kind: 'lesson-read' },
    ...lesson.checks.map(({ id }) => ({ kind: 'check-answered', checkId: id, isRight: true })),
    ...(lesson.exercise ? [{ kind: 'exercise-tried', isPassed: true }] : []),
  ];
  await send(page, '/api/learning-events', {
    events: facts.map((event, index) => ({
      id: randomUUID(),
      lessonId,
      occurredAt: new Date(at + index * 1000).toISOString(),
      ...event,
    })),
  });
}

async function pass(page: Page, assessmentId: string): Promise<void> {
  const attempt = await send<{ attemptId: string; items: ShownItem[] }>(
    page,
    `/api/assessments/${assessmentId}/attempts`,
    {},
  );
  const result = await send<{ isPassed: boolean }>(
    page,
    `/api/assessment-attempts/${attempt.attemptId}/answers`,
    { answers: rightAnswers(COURSE.id, attempt.items) },
  );
  expect([assessmentId, result.isPassed]).toEqual([assessmentId, true]);
}

/** Long enough for every part of the project. */
const PLAN =
  'Our spaza shop in Soweto throws away bread every Friday, because nobody knows how many loaves will be sold. I want to write down each day what we sell, the weather and whether it is payday, and after two months ask a model how many loaves to order for the next morning.';

/** Everything that is left of the course except its project. */
async function learnTheRest(page: Page): Promise<void> {
  const { syllabus, final } = await read<Syllabus>(page, `/api/courses/${COURSE.id}`);
  const { assessments } = await read<Progress>(page, `/api/courses/${COURSE.id}/progress`);
  const passed = assessments.flatMap(({ assessmentId, isPassed }) => (isPassed ? assessmentId : []));
  const lessons = syllabus.flatMap(({ lessons }) => lessons);
  // One after the other, ten minutes each, in a night in which the demo learner did not study, because minutes count once.
  const night = startOfSastDay(addDays(sastDay(new Date()), -1)).getTime();
  for (const [index, { id }] of lessons.entries())
    await study(page, id, night + (20 + index * 11) * MINUTE_MS);
  const open = [...syllabus.map(({ assessment }) => assessment), final].flatMap(
    (assessment) => assessment?.id ?? [],
  );
  for (const id of open) if (!passed.includes(id)) await pass(page, id);
}

/** The trainer of the course takes the project from the queue, judges every point and passes it. */
async function passAsTrainer(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  await signInAs('trainer', context, baseURL);
  const page = await context.newPage();
  await page.goto('/my-courses');
  await page.getByRole('link', { name: 'All reviews' }).click();
  await page.getByRole('link', { name: /^Your plan card, / }).click();
  await expect(page.getByText('Part 1. Our spaza shop', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Passed' }).click();
  await expect(page.getByText('Please judge every point of the list.')).toBeVisible();
  for (const point of await page.getByRole('radio', { name: 'Met' }).all()) await point.check();
  await page.getByLabel('Comment on the whole project').fill('A plan that I would try.');
  await page.getByRole('button', { name: 'Passed' }).click();
  await expect(page.getByText('Project Passed', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('A plan that I would try.');
  await context.close();
}

test('a learner hands in the project of a course, a trainer passes it, and the certificate names the reviewer', async ({
  page,
  signIn,
  browser,
  academyUrl,
}) => {
  // A whole course, two people and four runs of axe.
  test.slow();
  await signIn('learner');
  await page.goto(`/course/${COURSE.id}/project`);
  await learnTheRest(page);

  const main = page.getByRole('main');
  for (const [index, part] of (await main.getByRole('textbox').all()).entries())
    await part.fill(`Part ${index + 1}. ${PLAN}`);
  for (const point of await main.getByRole('checkbox').all()) await point.check();
  await main.getByRole('button', { name: 'Hand in' }).click();
  await expect(main.getByText('Your trainer will read it and tell you whether it passes.')).toBeVisible();
  await axe(page, 'a project that waits for its review');
  await passAsTrainer(browser, academyUrl);
  await page.reload();
  await expect(main.getByText(/Project completed.*Your trainer has read it and passed it/s)).toBeVisible();
  await expect(main.getByText('A plan that I would try.')).toBeVisible();
  await axe(page, 'a project that has passed');

  await main.getByRole('link', { name: 'Back to the course' }).click();
  const certificate = page.getByRole('article').filter({ hasText: 'Your certificate' });
  // Signing is a separate job, a moment later.
  await expect(certificate).toBeVisible({ timeout: 30_000 });
  await certificate.getByRole('link', { name: /See certificate/ }).click();
  await expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(COURSE.title);
  await expect(page.getByRole('main')).toContainText('100%');
  await expect(page.getByRole('main')).toContainText('reviewed by Johan van Wyk');
});
