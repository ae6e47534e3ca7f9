import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { earlyAnswersScript } from './early-answers-script.ts';

interface Hint {
  readonly rel: string;
  readonly as: string;
  readonly href: string;
}

/** What the head of a page requests early at a path: answers, then files. */
function begunAt(pathname: string, hints: Hint[] = []): string[] {
  const begun: string[] = [];
  const script = earlyAnswersScript({ course: ['/assets/course.js'], lesson: ['/assets/lesson.css'] });
  runInNewContext(script.replace(/<\/?script>/g, ''), {
    window: {},
    location: { pathname },
    fetch: (path: string) => {
      begun.push(path);
      return Promise.resolve();
    },
    document: {
      createElement: () => ({}),
      head: {
        append(hint: Hint) {
          hints.push(hint);
          begun.push(hint.href);
        },
      },
    },
  });
  return begun;
}

const USER = '/api/auth/user';

it.each([
  ['/', [USER, '/api/progress/user']],
  ['/dashboard', [USER, '/api/progress/user']],
  ['/training', [USER]],
  ['/course/ai', [USER, '/assets/course.js', '/api/courses/ai', '/api/courses/ai/progress']],
  ['/course/ai/lesson/one', [USER, '/assets/lesson.css', '/api/lessons/one']],
  ['/course/ai/project', [USER]],
  ['/course/', [USER]],
])('the page at %s begins %j', (path, begun) => {
  expect(begunAt(path)).toEqual(begun);
});

it.each(['/reset-password', '/email-change', '/invitation', '/confirm-place', '/verify/abc'])(
  'the page at %s, which is for anyone, asks for nobody',
  (path) => {
    expect(begunAt(path)).toEqual([]);
  },
);

it.each([
  ['/course/ai', { rel: 'preload', as: 'script' }],
  ['/course/ai/lesson/one', { rel: 'preload', as: 'style' }],
])('the page at %s hints its files as %j, so that compiled code is used', (path, hint) => {
  const hints: Hint[] = [];
  begunAt(path, hints);
  expect(hints).toEqual([expect.objectContaining(hint)]);
});
