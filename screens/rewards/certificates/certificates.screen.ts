import type { PublicCertificate } from '@academy/contract/rewards/certificates';
import { academy, newPerson } from '../../room/academy.ts';
import { addCertificate } from '../../room/records/certificates.ts';
import { expect, type Page, test } from '../../room/test.ts';

/** The certificate of a person whom no other test uses, who is then signed in. */
async function ownCertificate(page: Page, courseId = 'ai-fundamentals') {
  const person = await newPerson('learner');
  await addCertificate(person, courseId);
  page.line.setCookie(person.cookie);
  const [certificate] = await page.line.read('GET /api/certificates');
  if (!certificate) throw new Error('There is no certificate.');
  return certificate;
}

/** Simulates tampering with the certificate in transit or in the database. */
function change(page: Page, changed: (answer: PublicCertificate) => Partial<PublicCertificate>): void {
  page.line.answer('GET /api/certificates/:certificateId', async ({ answer }) => {
    const real = await answer();
    return { ...real, ...changed(real) };
  });
}

test('from the page of achievements a learner takes a certificate to its public page', async ({ page }) => {
  const { id, courseTitle } = await ownCertificate(page);
  await page.goto('/achievements');
  const own = page.getByRole('region', { name: 'My certificates' });
  await own.getByRole('link', { name: `See certificate of ${courseTitle}` }).click();
  expect(page).toHaveURL(`/verify/${id}`);
  expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible();
  expect(page.getByRole('main')).toContainText(courseTitle);
});

test('a changed certificate fails in front of the reader, and shows nothing of what it claims', async ({
  page,
}) => {
  const { id } = await ownCertificate(page);
  change(page, ({ signedText }) => {
    const claimed = signedText.replace('AI Fundamentals', 'Brain Surgery');
    expect(claimed).not.toBe(signedText);
    return { signedText: claimed };
  });
  await page.goto(`/verify/${id}`);
  expect(page.getByRole('heading', { name: 'Do not trust this certificate' })).toBeVisible();
  expect(page.getByText('Brain Surgery')).toHaveCount(0);
});

test('a certificate of another number does not pass for this one', async ({ page }) => {
  const other = await ownCertificate(page, 'python-for-ai');
  const { id } = await ownCertificate(page);
  const stolen = await page.line.read(
    'GET /api/certificates/:certificateId',
    `/api/certificates/${other.id}`,
  );
  change(page, (answer) => ({ ...stolen, id: answer.id }));
  await page.goto(`/verify/${id}`);
  expect(page.getByRole('heading', { name: 'Do not trust this certificate' })).toBeVisible();
});

test('an expired certificate is shown as expired', async ({ page }) => {
  const { id } = await ownCertificate(page);
  change(page, () => ({ state: 'expired' }));
  await page.goto(`/verify/${id}`);
  expect(page.getByRole('heading', { name: 'Expired' })).toBeVisible();
});

test('a certificate of a refunded course is explained, and blames nobody', async ({ page }) => {
  const { id } = await ownCertificate(page);
  const { database, services } = await academy();
  await database.pool.query(
    `update certificates set revoked_at = $2, revocation_reason = 'The course was refunded.', revoked_because = 'refund'
      where id = replace($1, '-', '')`,
    [id, services.clock()],
  );
  await page.goto(`/verify/${id}`);
  expect(page.getByRole('heading', { name: 'Withdrawn: the course was refunded' })).toBeVisible();
  expect(page.getByRole('main')).toContainText('no longer counts');
  await page.goto('/achievements');
  expect(page.getByRole('region', { name: 'My certificates' })).toContainText(
    'Withdrawn: the course was refunded',
  );
});

test('a number that no certificate has is said to be none', async ({ page }) => {
  await page.goto('/verify/00000-00000');
  expect(page.getByRole('heading', { name: 'No certificate has this number' })).toBeVisible();
});

test('an administrator revokes a certificate where it is seen, with a reason that stays inside', async ({
  page,
  signInAsNew,
}) => {
  const { id } = await ownCertificate(page);
  await signInAsNew('administrator');
  await page.goto(`/verify/${id}`);
  await page.getByRole('button', { name: 'Revoke this certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke this certificate?' });
  await dialog.getByLabel('Reason').fill('The work was not their own.');
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  expect(page.getByRole('heading', { name: 'Revoked', exact: true })).toBeVisible();
  expect(page.getByText('The work was not their own.')).toHaveCount(0);
  expect(page.getByRole('button', { name: 'Revoke this certificate' })).toHaveCount(0);
});
