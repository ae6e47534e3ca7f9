import { randomUUID } from 'node:crypto';
import { enrolElsewhere } from '../catalogue/catalogue.ts';
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker would answer for the network where the test looks at what the server says.
test.use({ serviceWorkers: 'block' });

test('PATH-20 beside the chart each skill says how well it sits, why, and what to do next', async ({
  page,
  signInAsNew,
  baseURL,
}) => {
  await signInAsNew('Lindiwe Mastery');
  await page.goto('/learning-path');
  const section = page.getByRole('region', { name: 'How well you know each skill' });
  await expect(section.getByRole('listitem')).toHaveCount(6);
  await expect(section.getByText('No check, assessment or review yet.')).toHaveCount(6);

  await enrolElsewhere(page, baseURL ?? '', 'ai-fundamentals');
  const told = { kind: 'check-answered', lessonId: 'af-two-ways-wrong', checkId: 'count-misses' };
  const reported = await page.request.post('/api/learning-events', {
    data: {
      events: [{ ...told, id: randomUUID(), isRight: false, occurredAt: new Date().toISOString() }],
    },
  });
  expect(await reported.json()).toMatchObject({ recorded: 1 });
  await page.reload();
  const shown = section
    .getByRole('listitem')
    .filter({ hasText: '0 of 1 check right at the first try, 1 card to review.' })
    .first();
  await expect(shown.getByText('Learning', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(page.getByRole('heading', { name: 'Skill Overview' })).toBeVisible();
  await shown.getByRole('link', { name: 'Review your cards' }).click();
  await expect(page).toHaveURL('/review');
  await expect(page.getByText('Card 1 of 1')).toBeVisible();
});
