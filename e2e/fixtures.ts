import { test as base } from '@playwright/test';
import { watchPageErrors } from './page-errors.ts';
import { type DemoAccount, signInAs } from './sign-in.ts';

export { expect } from '@playwright/test';
export { axe, expectAccessibleInBothThemes } from './accessibility.ts';

interface Fixtures {
  /** Signs the test's browser in with a demo account, without the sign-in screen. */
  signIn: (account: DemoAccount) => Promise<void>;
  /** Announces errors that the test provokes; any other error that a page logs fails the test. */
  allowConsoleErrors: (...patterns: RegExp[]) => void;
}

export const test = base.extend<Fixtures>({
  signIn: async ({ page, baseURL }, use) => {
    await use((account) => signInAs(account, page.context(), baseURL ?? ''));
  },
  allowConsoleErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors = watchPageErrors(context);
      await use((...patterns) => allowed.push(...patterns));
      const surprises = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      if (surprises.length > 0) throw new Error(`The page logged errors:\n  ${surprises.join('\n  ')}`);
    },
    { auto: true },
  ],
});
