import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import { forgetSignIn } from '../../sign-in.ts';

test.use({ serviceWorkers: 'block' });

/** The demo learner has completed the pilot courses; their certificates are issued when the server starts. */
async function ownCertificates(page: Page): Promise<{ id: string; courseTitle: string }[]> {
  await expect
    .poll(async () => (await (await page.request.get('/api/certificates')).json()).length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(2);
  return (await page.request.get('/api/certificates')).json();
}

const ANSWER = /\/api\/certificates\/[^/]+$/;

/** Simulates tampering with the certificate in transit or in the database. */
async function change(page: Page, changed: (answer: Record<string, string>) => Record<string, string>) {
  await page.route(ANSWER, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...changed(answer) } });
  });
}

test('a learner finds the certificates on the profile, and anyone can check one', {
  tag: '@journey',
}, async ({ page, signIn, browser }) => {
  await signIn('learner');
  const [certificate] = await ownCertificates(page);
  if (!certificate) throw new Error('There is no certificate.');
  await page.goto('/profile');
  const item = page.getByRole('article').filter({ hasText: certificate.courseTitle });
  await expect(item.getByRole('link', { name: /PDF/ })).toHaveAttribute('download');
  const pdf = await page.request.get(`/api/certificates/${certificate.id}/certificate.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(await item.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toContain(certificate.id);
  await axe(page, 'the list of certificates');

  const visitor = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const anyone = await visitor.newPage();
  await anyone.goto(`/verify/${certificate.id}`);
  await expect(anyone.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible();
  await expect(anyone.getByText(certificate.courseTitle)).toBeVisible();
  await expect(anyone.getByText('not registered on the NQF')).toBeVisible();
  await expectAccessibleInBothThemes(anyone);
  await anyone.getByText('How it was checked').click();
  await axe(anyone, 'how it was checked');
  await expect(anyone.getByRole('button', { name: /Revoke/ })).toHaveCount(0);
  expect((await visitor.request.get(`/api/certificates/${certificate.id}/certificate.pdf`)).status()).toBe(
    401,
  );
  await visitor.close();
});

test('a link to a certificate brings its own card for other sites', async ({ page, signIn }) => {
  await signIn('learner');
  const [certificate] = await ownCertificates(page);
  const html = await (await page.request.get(`/verify/${certificate?.id}`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<meta property="og:title" content="[^"]+ completed [^"]+">/);
  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  const answer = await page.request.get(new URL(image).pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect((await page.request.get('/verify/00000-00000')).status()).toBe(404);
});

test('a browser without Ed25519 checks it all the same', async ({ page, signIn }) => {
  await signIn('learner');
  const [certificate] = await ownCertificates(page);
  await page.addInitScript(`crypto.subtle.importKey = () => Promise.reject(new Error('NotSupportedError'))`);
  await page.goto(`/verify/${certificate?.id}`);
  await expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible();
});

test('a certificate that is changed, expired or being revoked breaks no rule of WCAG 2.2 AA', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const [certificate] = await ownCertificates(page);
  await forgetSignIn(page);
  await signIn('admin');
  const open = async (heading: string) => {
    await page.goto(`/verify/${certificate?.id}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  };
  await open('Valid');
  await page.getByRole('button', { name: 'Revoke this certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke this certificate?' });
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await axe(page, 'revoking');
  await change(page, ({ signedText = '' }) => ({ signedText: `${signedText} ` }));
  await open('Do not trust this certificate');
  await axe(page, 'a changed certificate');
  for (const [state, heading] of [
    ['expired', 'Expired'],
    ['revoked', 'Revoked'],
  ] as const) {
    await page.unroute(ANSWER);
    await change(page, () => ({
      state,
      ...(state === 'revoked' && { revokedAt: '2026-11-01T10:00:00.000Z' }),
    }));
    await open(heading);
    await axe(page, `${state} certificate`);
  }
});
