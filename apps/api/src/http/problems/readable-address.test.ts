import { describe, expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

describe('an address', () => {
  it.each([
    '/',
    '/course/python',
    '/course/%C3%A9tude?from=%E9',
    '/course/x/lesson/%25',
    '/api/search?text=50%',
    '/api/courses/%E0%A4',
    `/course/${'x'.repeat(100)}`,
    `/courses?text=${'x'.repeat(200)}`,
  ])('stays as it is: %s', (url) => {
    expect(readableAddress(url)).toBe(url);
  });

  it.each([
    ['/course/%', '/%25'],
    ['/course/x/lesson/%zz?a=1', '/%25'],
    ['/%E0%A4', '/%25'],
    [`/course/${'x'.repeat(101)}`, '/%25'],
  ])('that no router takes leads nowhere: %s to %s', (url, lost) => {
    expect(readableAddress(url)).toBe(lost);
  });
});
