import { describe, expect, it } from 'vitest';
import { pageFor } from './page-for.ts';

describe('where somebody is signed in', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'home'],
    ['/dashboard', 'app'],
    ['/course/ai-fundamentals', 'app'],
    ['/course/ai-fundamentals/lesson/what-ai-is', 'app'],
    ['/admin/waitlist', 'app'],
  ])('%s begins with the kept page %s', (path, page) => {
    expect(pageFor(path, true)).toBe(page);
  });

  it.each(['/privacy', '/reset-password', '/invitation', '/confirm-place', '/no-such-page', '/shells/home'])(
    '%s is what the server says',
    (path) => {
      expect(pageFor(path, true)).toBeNull();
    },
  );
});

it.each(['/', '/login', '/dashboard', '/course/ai-fundamentals', '/privacy'])(
  'where nobody is signed in %s is what the server says',
  (path) => {
    expect(pageFor(path, false)).toBeNull();
  },
);
