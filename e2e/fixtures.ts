import { test as base, expect } from '@playwright/test';
import { inLetters, invitePerson, type Person } from './new-person.ts';
import { watchPageErrors } from './page-errors.ts';
import { type DemoAccount, signInAs } from './sign-in.ts';

export { axe, expectAccessibleInBothThemes } from './accessibility.ts';
export { expect };

interface Fixtures {
  /** Signs the test's browser in with a demo account, without the sign-in screen. */
  signIn: (account: DemoAccount) => Promise<void>;
  /** Signs the test's browser in as a person whom no other test uses. */
  signInAsNew: (name: string) => Promise<Person>;
  /** Announces errors that the test provokes; any other error logged by a page fails the test. */
  allowConsoleErrors: (...patterns: RegExp[]) => void;
}

export const test = base.extend<Fixtures>({
  signIn: async ({ page, baseURL }, use) => {
    await use((account) => signInAs(account, page.context(), baseURL ?? ''));
  },
  signInAsNew: async ({ page, browser, baseURL }, use, { workerIndex }) => {
    const url = baseURL ?? '';
    await use(async (name) => {
      const unique = `${workerIndex}-${Date.now()}`;
      const email = `${name.toLowerCase().replaceAll(' ', '-')}-${unique}@example.co.za`;
      const person = { name: `${name} ${inLetters(unique)}`, email, password: 'A long enough sentence' };
      const admin = await browser.newContext({ baseURL: url });
      await signInAs('admin', admin, url);
      await invitePerson(admin.request, person);
      await admin.close();
      const data = { username: person.email, password: person.password };
      const signedIn = await page.request.post('/api/auth/login', { data, headers: { Origin: url } });
      expect(signedIn.ok(), await signedIn.text()).toBe(true);
      return person;
    });
  },
  allowConsoleErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors = watchPageErrors(context);
      await use((...patterns) => allowed.push(...patterns));
      // Responses that a route is still preparing are dropped.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const surprises = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      if (surprises.length > 0) throw new Error(`The page logged errors:\n  ${surprises.join('\n  ')}`);
    },
    { auto: true },
  ],
});
