import { academy } from '../../room/academy.ts';
import { expect, type Page, test } from '../../room/test.ts';
import { openCalendar, sessionCard } from './sessions.ts';

/** Titles as an import or an old row may contain them: invisible characters are removed from what is typed today. */
const TITLES = [
  '<img src=x onerror="globalThis.ran = true"><script>globalThis.ran = true</script>',
  '[Pay here](javascript:globalThis.ran=true) &lt;b&gt;',
  `${'A'.repeat(110)}`,
  '{{constructor.constructor("globalThis.ran = true")()}}',
];

async function addSession(title: string): Promise<string> {
  const { rows } = await (await academy()).database.pool.query(
    `insert into training_sessions (id, title, type, description, instructor_id, starts_at, ends_at, seats)
     values (gen_random_uuid()::text, $1, 'Workshop', $1, 'priya-naidoo', '2027-02-20T10:00Z', '2027-02-20T11:00Z', 9)
     returning id`,
    [title],
  );
  return rows[0].id;
}

async function removeSession(id: string): Promise<void> {
  await (await academy()).database.pool.query('delete from training_sessions where id = $1', [id]);
}

function expectNothingOfItRuns(page: Page): void {
  expect(globalThis).not.toHaveProperty('ran');
  expect(
    document.querySelectorAll('img[src="x"], script:not([src]), [onerror], a[href^="javascript:" i]'),
  ).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Pay here' })).toHaveCount(0);
}

test.for(TITLES)(
  'a session called %s is text in the calendar, in its booking and in its refusal',
  async (title, { page, signInAsNew, onTestFinished }) => {
    const [first, second] = [await addSession(title), await addSession(`${title} again`)];
    onTestFinished(async () => {
      await removeSession(first);
      await removeSession(second);
    });
    await signInAsNew('learner');
    await openCalendar(page);
    const card = sessionCard(page, title);
    expect(card).toBeVisible();
    expectNothingOfItRuns(page);

    await card.getByRole('button', { name: 'Attend' }).click();
    expect(card.getByText('Booked', { exact: true })).toBeVisible();
    await sessionCard(page, `${title} again`).getByRole('button', { name: 'Attend' }).click();
    const alert = page.getByRole('alert');
    expect(
      alert.getByText(`This session conflicts with "${title}". Please choose a different time.`),
    ).toBeVisible();
    expectNothingOfItRuns(page);

    await card.getByRole('button', { name: 'Cancel' }).click();
    expect(page.getByRole('alertdialog')).toBeVisible();
    expectNothingOfItRuns(page);
    await page.goto('/dashboard');
    expectNothingOfItRuns(page);
  },
);
