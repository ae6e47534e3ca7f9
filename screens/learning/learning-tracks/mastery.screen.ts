import { randomUUID } from 'node:crypto';
import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { TEST_TIME } from '../../room/academy.ts';
import { expect, test } from '../../room/test.ts';
import { everyStatus } from './sample-tracks.ts';
import { nodeCard, stubTracks } from './stub-tracks.ts';

test('PATH-19 the path changes when the server has received what was learnt', async ({
  page,
  signInAsNew,
}) => {
  const { id } = await signInAsNew('learner');
  await enrolElsewhere(page, 'ai-fundamentals');
  stubTracks(page, everyStatus);
  await page.goto('/learning-path');
  expect(nodeCard(page, 'Third')).toHaveAttribute('data-status', 'available');
  const track = structuredClone(everyStatus);
  Object.assign(track.nodes.find((node) => node.id === 'third') ?? {}, {
    status: 'in-progress',
    progress: 20,
  });
  stubTracks(page, track);
  // A lesson was studied offline, and the connection is back now.
  const event = { id: randomUUID(), kind: 'lesson-opened', lessonId: 'af-what-ai-is' };
  localStorage.setItem(
    `academy.1/${id}/learning-event/${event.id}`,
    JSON.stringify({ ...event, occurredAt: TEST_TIME.toISOString() }),
  );
  window.dispatchEvent(new Event('online'));
  await page.clock.runFor(5000);
  expect(nodeCard(page, 'Third')).toHaveAttribute('data-status', 'in-progress');
  expect(nodeCard(page, 'Third').getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('PATH-20 next to the chart each skill shows its mastery, why, and what to do next', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/learning-path');
  const section = page.getByRole('region', { name: 'How well you know each skill' });
  expect(section.getByRole('listitem')).toHaveCount(6);
  expect(section.getByText('No check, assessment or review yet.')).toHaveCount(6);

  await enrolElsewhere(page, 'ai-fundamentals');
  const answered = {
    kind: 'check-answered',
    lessonId: 'af-two-ways-wrong',
    checkId: 'count-misses',
  } as const;
  const reported = await page.line.send('POST /api/learning-events', {
    events: [{ ...answered, id: randomUUID(), isRight: false, occurredAt: TEST_TIME.toISOString() }],
  });
  expect(reported).toMatchObject({ recorded: 1 });
  await page.reload();
  const shown = section
    .getByRole('listitem')
    .filter({ hasText: '0 of 1 check right at the first try, 1 card to review.' })
    .first();
  expect(shown.getByText('Learning', { exact: true })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Skill Overview' })).toBeVisible();
  await shown.getByRole('link', { name: 'Review your cards' }).click();
  expect(page).toHaveURL('/review');
  expect(page.getByText('Card 1 of 1')).toBeVisible();
});
