import { expect, it } from 'vitest';
import { readHelperModules } from './helper-modules.ts';

it('gives the source of the modules that an exercise names, and of no other', async () => {
  const modules = await readHelperModules(['stats', 'plot']);
  expect(Object.keys(modules)).toEqual(['stats', 'plot']);
  expect(modules.stats).toContain('def mean(');
});

it('refuses a module that does not exist', async () => {
  await expect(readHelperModules(['pandas'])).rejects.toThrow('There is no helper module "pandas".');
});
