import { randomUUID } from 'node:crypto';
import { academy, newPerson, TEST_TIME } from '../../room/academy.ts';
import { expect, test } from '../../room/test.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A session of Johan's that ended an hour ago, with one person who had a seat. */
async function pastSession() {
  const { database } = await academy();
  const [id, { id: personId, username }] = [`held-${randomUUID()}`, await newPerson('learner')];
  const [startsAt, endsAt] = [2, 1].map((hours) => new Date(TEST_TIME.getTime() - hours * HOUR_MS));
  await database.pool.query(
    `with held as (
       insert into training_sessions (id, title, type, description, instructor_id, course_id, starts_at, ends_at, seats)
       select $1, $1, 'Workshop', 'With paper and pencil.', a.instructor_id, null, $2, $3, 10
         from instructor_accounts a join users u on u.id = a.user_id where u.username = 'trainer' limit 1
       returning id
     ) insert into session_bookings (session_id, user_id, state, during, made_at)
       select id, $4, 'booked', tstzrange($2, $3), $2 from held`,
    [id, startsAt, endsAt, personId],
  );
  return { title: id, name: `Full ${username}` };
}

test('a trainer marks who was there, and takes a wrong tick back', async ({ page, signInAsDemo }) => {
  const { title, name } = await pastSession();
  await signInAsDemo('trainer');
  await page.goto('/my-courses');
  const open = page.getByRole('button', { name: `Attendance at ${title}` });
  const dialog = page.getByRole('dialog', { name: 'Attendance' });
  const [tick, save] = [
    dialog.getByLabel(name),
    dialog.getByRole('button', { name: 'Save attendance' }),
  ] as const;

  await open.click();
  expect(save).toBeDisabled();
  await tick.check();
  await save.click();
  expect(page.getByText('1 person marked present.')).toBeVisible();
  expect(dialog).toHaveCount(0);

  await open.click();
  expect(dialog).toContainText('Was there');
  expect(tick).toBeChecked();
  await tick.uncheck();
  await tick.check();
  // Unchanged again: there is nothing to save.
  expect(save).toBeDisabled();
  await tick.uncheck();
  await save.click();
  expect(page.getByText('1 person no longer marked present.')).toBeVisible();
  expect(dialog).toHaveCount(0);

  await open.click();
  expect(tick).not.toBeChecked();
  expect(dialog.getByText('Was there')).toHaveCount(0);
});
