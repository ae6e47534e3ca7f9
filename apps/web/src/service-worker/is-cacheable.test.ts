import { describe, expect, it } from 'vitest';
import { isCacheable } from './is-cacheable.ts';

const ORIGIN = 'https://academy.example';

describe('the worker asked to keep', () => {
  it.each(['/', '/favicon.svg', '/assets/app-1.js', `${ORIGIN}/assets/app-1.css`])('%s keeps it', (url) => {
    expect(isCacheable(url, ORIGIN)).toBe(true);
  });

  it.each([
    '/api/auth/user',
    '/api/',
    '/dashboard',
    '/shells/home',
    '/documents/abc',
    '/assets/../api/auth/user',
    '/assets/%2e%2e/api/auth/user',
    'https://elsewhere.example/assets/a.js',
    '//elsewhere.example/assets/a.js',
    'http://[',
    7,
    null,
  ])('%j does not', (url) => {
    expect(isCacheable(url, ORIGIN)).toBe(false);
  });
});
