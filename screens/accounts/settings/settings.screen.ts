import { expect, test } from '../../room/test.ts';

for (const [account, name, role] of [
  ['learner', 'Naledi Mokoena', 'learner'],
  ['trainer', 'Johan van Wyk', 'trainer'],
  ['admin', /\S+ \S+/, 'administrator'],
] as const)
  test(`SET-02 SET-03 the account page of the ${role} shows full name, e-mail and role, to read only`, async ({
    page,
    signInAsDemo,
  }) => {
    await signInAsDemo(account);
    await page.goto('/settings');
    const panel = page.getByRole('tabpanel');
    const answers = panel.getByRole('definition');
    expect(panel.getByRole('term')).toHaveText(['Full name', 'E-mail', 'Role']);
    expect(answers.nth(0)).toHaveText(name);
    expect(answers.nth(1)).toHaveText(account);
    expect(answers.nth(2)).toHaveText(role);
    expect(panel.locator('input, textarea, select')).toHaveCount(0);
  });
