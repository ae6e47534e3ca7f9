import { describe, expect, it } from 'vitest';
import { guardOutcome } from './guard.ts';
import { matchRoute, ROUTE_ACCESS, routeOf } from './route-access.ts';

const administrator = { role: 'administrator' } as const;
const trainer = { role: 'trainer' } as const;
const learner = { role: 'learner' } as const;

describe('access guard (1§4)', () => {
  it.each([
    ['signed-in', true, null, 'loading'],
    ['administrator', true, learner, 'loading'],
    ['signed-in', false, null, 'not-signed-in'],
    ['administrator', false, null, 'not-signed-in'],
    ['administrator', false, learner, 'wrong-role'],
    ['administrator', false, trainer, 'wrong-role'],
    ['administrator', false, administrator, 'content'],
    ['signed-in', false, learner, 'content'],
    ['signed-in', false, trainer, 'content'],
    ['signed-in', false, administrator, 'content'],
  ] as const)('SHELL-13 %s, loading %s, %j gives %s', (access, isLoading, user, outcome) => {
    expect(guardOutcome({ access, isLoading, user })).toBe(outcome);
  });
});

describe('staff without the second factor that the academy asks for', () => {
  const weak = { role: 'administrator', needsSecondFactor: true } as const;
  it('are led to set it up from where a visit begins and from the pages of staff, and nowhere else', () => {
    const outcome = (access: 'signed-in' | 'administrator', isHome = false) =>
      guardOutcome({ access, isLoading: false, user: weak, isHome });
    expect(outcome('administrator')).toBe('second-factor-needed');
    expect(outcome('signed-in', true)).toBe('second-factor-needed');
    expect(outcome('signed-in')).toBe('content');
    // A caller that does not say where it is does not start a visit.
    expect(guardOutcome({ access: 'signed-in', isLoading: false, user: weak })).toBe('content');
  });
});

describe('route table (1§2)', () => {
  it('SHELL-10 leaves public only the landing page, the sign-in paths, mailed and shared links, certificates and the privacy page', () => {
    const publicPaths = Object.entries(ROUTE_ACCESS).filter(([, access]) => access === 'public');
    expect(publicPaths.map(([path]) => path)).toEqual([
      '/',
      '/login',
      '/signup',
      '/register',
      '/reset-password',
      '/email-change',
      '/invitation',
      '/confirm-place',
      '/verify/:id',
      '/privacy',
      '/badge/:shareId',
      '/unsubscribe/:token',
    ]);
  });

  it('SHELL-07 keeps /admin and /cms for administrators', () => {
    expect(ROUTE_ACCESS['/admin']).toBe('administrator');
    expect(ROUTE_ACCESS['/cms']).toBe('administrator');
  });

  it.each([
    ['/career-path/ai-engineer', '/career-path/:id'],
    ['/careers/ai-engineer', '/careers/:id'],
    ['/careers', '/careers'],
    ['/course/12', '/course/:id'],
    ['/career-path/', null],
    ['/course', null],
    ['/nowhere', null],
    ['/training/x', null],
    ['', null],
    ['/:id', null],
  ])('finds the row of %j: %j', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  it.each([
    ['/course/ai-first-steps', { id: 'ai-first-steps' }],
    ['/course/a%2Fb/lesson/%25', { id: 'a/b', lessonId: '%' }],
    ['/career-path/%C3%A9tude', { id: 'étude' }],
    ['/training', {}],
  ])('reads what %j leaves open: %j', (path, params) => {
    expect(matchRoute(path)?.params).toEqual(params);
  });

  it.each([
    '/course/%',
    '/course/x/lesson/%zz',
    '/course/%E0%A4',
    '/course/x/project/',
    '/%',
    `/course/${'x'.repeat(101)}`,
  ])('knows no %j, which cannot be an address', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('knows an address with a part as long as any that the academy gives out', () => {
    expect(matchRoute(`/course/${'x'.repeat(100)}`)?.route).toBe('/course/:id');
  });
});
