import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '../product/index.ts';
import { avatarLetters } from './initials.ts';
import { DRAWER_ENTRIES, isCurrentEntry, SIDEBAR_ENTRIES, userMenuEntries } from './navigation.ts';
import { pageTitle } from './page-title.ts';
import { isRole, ROLES, roleColour, roleShownAs } from './roles.ts';

describe('roles (1§6, 2§6)', () => {
  it('API-16 knows administrator, trainer and learner, and nothing else', () => {
    expect([...ROLES].sort()).toEqual(['administrator', 'learner', 'trainer']);
    expect(isRole('owner')).toBe(false);
  });

  it('SHELL-51 colours administrators red, trainers blue and anyone else green', () => {
    expect(['administrator', 'trainer', 'learner', 'guest'].map(roleColour)).toEqual([
      'red',
      'blue',
      'green',
      'green',
    ]);
  });

  it('SHELL-52 shows an unknown role as a learner', () => {
    expect(roleShownAs('guest')).toBe('learner');
    expect(roleShownAs('trainer')).toBe('trainer');
  });
});

describe('avatar letters (1§2)', () => {
  it.each([
    ['Thandi Nkosi', 'thandi', 'TH'],
    [null, 'sipho', 'SI'],
    ['', 'sipho', 'SI'],
    ['  ', 'sipho', 'SI'],
    ['Ö', 'x', 'Ö'],
    ["D'Arcy", 'x', 'DA'],
    ['šaba', 'x', 'ŠA'],
  ])('SHELL-45 of %j and %j are %s', (fullName, username, letters) => {
    expect(avatarLetters({ fullName, username })).toBe(letters);
  });
});

describe('page titles (1§2, 2§2)', () => {
  it.each([
    ['/', 'Home'],
    ['/training', 'Training Hub'],
    ['/careers', 'Explore Careers'],
    ['/events', 'Events'],
    ['/content', 'Content'],
    ['/collections', 'Collections'],
    ['/crypto', 'Crypto Dashboard'],
    ['/help', 'Help'],
    ['/admin', 'Admin Dashboard'],
  ])('SHELL-41 %s is %s', (path, title) => {
    expect(pageTitle(path)).toBe(title);
  });

  it('SHELL-42 every path below /career-path/ is Career Path', () => {
    expect(pageTitle('/career-path/ai-engineer')).toBe('Career Path');
    expect(pageTitle('/career-path/')).toBe('Career Path');
  });

  it.each([
    '/dashboard',
    '/achievements',
    '/learning-path',
    '/settings',
    '/cms',
    '/careers/ai-engineer',
    '/courses',
    '/career-path',
    '/nowhere',
    '/constructor',
  ])('SHELL-43 %s carries the name of the product', (path) => {
    expect(pageTitle(path)).toBe(PRODUCT_NAME);
    expect(PRODUCT_NAME).toBe('NexusAI Academy');
  });
});

describe('navigation (1§2)', () => {
  it('SHELL-23 lists the sidebar in the order of the specification', () => {
    expect(SIDEBAR_ENTRIES.map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Home /',
      'Training /training',
      'Careers /careers',
      'Events /events',
      'Content /content',
      'Crypto /crypto',
      'Achievements /achievements',
      'Learning Path /learning-path',
      'Help /help',
      'Admin /admin',
    ]);
  });

  it('SHELL-25 SHELL-31 gives the drawer the same entries without Admin', () => {
    expect(DRAWER_ENTRIES).toEqual(SIDEBAR_ENTRIES.filter(({ label }) => label !== 'Admin'));
  });

  it('marks Home on both of its paths and a section on the pages below it', () => {
    const [home, training] = [SIDEBAR_ENTRIES[0], SIDEBAR_ENTRIES[1]];
    expect(isCurrentEntry(home, '/')).toBe(true);
    expect(isCurrentEntry(home, '/dashboard')).toBe(true);
    expect(isCurrentEntry(home, '/training')).toBe(false);
    expect(isCurrentEntry(training, '/training/calendar')).toBe(true);
    expect(isCurrentEntry(training, '/trainings')).toBe(false);
  });
});

describe('user menu (1§6, 2§2)', () => {
  it.each([
    ['learner', ['My Courses /training']],
    ['trainer', ['Manage Courses /my-courses', 'My Students /students']],
    ['administrator', ['Admin Dashboard /admin', 'Content Management /cms']],
  ] as const)('puts what a %s adds between coins and settings', (role, added) => {
    expect(userMenuEntries(role).map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Profile /profile',
      'My Nexii Coins /crypto',
      ...added,
      'Settings /settings',
    ]);
  });
});
