import { expect, it } from 'vitest';
import { planUpdate } from './plan-update.ts';

const OLD = ['/assets/react-1.js', '/assets/shell-1.js', '/assets/lesson-1.js', '/', '/shells/home'];
const files = ['/assets/react-1.js', '/assets/shell-2.js', '/assets/lesson-1.js', '/assets/help-1.js'];
const shell = ['/assets/react-1.js', '/assets/shell-2.js'];

it('a new build copies what is the same, and fetches what the application begins with', () => {
  expect(planUpdate({ kept: OLD, files, shell })).toEqual({
    copied: ['/assets/react-1.js', '/assets/lesson-1.js'],
    fetched: ['/assets/shell-2.js'],
  });
});

it('pages are never taken over from another build', () => {
  expect(planUpdate({ kept: OLD, files, shell }).copied).not.toContain('/shells/home');
});
