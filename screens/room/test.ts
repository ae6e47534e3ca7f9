import './page/matchers.ts';
import type { Role } from '@academy/domain/access';
import { test as base } from 'vitest';
import { demoPerson, type NewPerson, newPerson, type SignedIn } from './academy.ts';
import { Page } from './page/page.tsx';

export { expect } from 'vitest';
export type { Locator } from './page/locator.ts';
export type { Page } from './page/page.tsx';

type DemoName = Parameters<typeof demoPerson>[0];

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from the pattern.
  .extend('page', async ({}, { onCleanup }) => {
    const page = new Page();
    onCleanup(() => page.close());
    return page;
  })
  /** One of the demo's people, to be read and left unchanged. */
  .extend('signInAsDemo', ({ page }) => async (name: DemoName): Promise<SignedIn> => {
    const person = await demoPerson(name);
    page.line.setCookie(person.cookie);
    return person;
  })
  /** A person whom no other test uses. */
  .extend('signInAsNew', ({ page }) => async (role: Role): Promise<NewPerson> => {
    const person = await newPerson(role);
    page.line.setCookie(person.cookie);
    return person;
  });
