import type { PathModule } from '@academy/contract/teaching/training';
import { expect, test } from '../../room/test.ts';

function actionOf({ progress, completed }: PathModule): string {
  if (completed) return 'Review';
  return progress > 0 ? 'Continue' : 'Start';
}

test('TRAIN-30 TRAIN-31 three paths show their modules, each with the button of its progress', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  const { paths } = await page.line.read('GET /api/training');
  expect(paths).toHaveLength(3);
  await page.goto('/training');
  for (const { title, modules } of paths) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    expect(card.getByRole('listitem')).toHaveCount(modules.length);
    for (const module of modules) {
      const line = card.getByRole('listitem').filter({ has: page.getByText(module.title, { exact: true }) });
      expect(line.getByRole('link').or(line.getByRole('button'))).toHaveText(actionOf(module));
    }
  }
});

test('TRAIN-33 TRAIN-34 a priced module that is not started asks for payment', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const { paths } = await page.line.read('GET /api/training');
  const modules = paths.flatMap((path) => path.modules);
  const prices = Object.fromEntries(
    modules.flatMap(({ id, price }) => (price === null ? [] : [[id, price]])),
  );
  expect(prices).toEqual({
    'supervised-learning': 299,
    'unsupervised-learning': 399,
    'data-viz': 199,
    'neural-networks': 499,
  });
  await page.goto('/training');
  for (const { title, price } of modules.filter((one) => one.price !== null)) {
    await page.getByRole('button', { name: `Start ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
    expect(dialog).toContainText(title);
    expect(dialog).toContainText(`R${price}`);
    expect(dialog.getByRole('button', { name: 'Payment Not Configured' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(dialog).toHaveCount(0);
  }
});

test('TRAIN-33 TRAIN-35 what is begun, completed or free opens its lessons without payment', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  const { paths } = await page.line.read('GET /api/training');
  const open = paths
    .flatMap((path) => path.modules)
    .filter(({ price, progress, completed }) => price === null || progress > 0 || completed);
  await page.goto('/training');
  for (const module of open)
    expect(page.getByRole('link', { name: `${actionOf(module)} ${module.title}` })).toHaveAttribute(
      'href',
      module.href,
    );
  const begun = open.find(({ price, progress, completed }) => price !== null && progress > 0 && !completed);
  if (!begun) throw new Error('No priced module is begun.');
  await page.getByRole('link', { name: `Continue ${begun.title}` }).click();
  expect(page.address()).toContain(`/course/${begun.courseId}`);
});

test('TRAIN-35 whoever has a place in the course of a priced module can open its lessons', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  const { paths, registered } = await page.line.read('GET /api/training');
  const owned = paths
    .flatMap((path) => path.modules)
    .find(
      ({ courseId, price, progress }) =>
        price !== null && progress === 0 && registered.some((course) => course.courseId === courseId),
    );
  if (!owned) throw new Error('No priced module of a registered course is left to start.');
  await page.goto('/training');
  await page.getByRole('button', { name: `Start ${owned.title}` }).click();
  await page.getByRole('link', { name: 'Open the lessons' }).click();
  expect(page.address()).toBe(owned.href);
});
