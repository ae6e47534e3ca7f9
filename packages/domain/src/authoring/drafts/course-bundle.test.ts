import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../../kernel/index.ts';
import type { BundleEntry } from './course-bundle.ts';
import { bundleOfZip, changesOfBundle, entriesOfBundle, MOST_COURSE_FILES } from './index.ts';

const entry = (path: string, text = ''): BundleEntry => ({ path, bytes: new TextEncoder().encode(text) });

const filesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    entry(index === 0 ? 'courses/numbers/course.yaml' : `courses/numbers/one/a${index}.md`),
  );

describe('a course in one file', () => {
  const files = [
    { path: 'course.yaml', text: 'title: Numbers\n' },
    { path: 'one/module.yaml', text: 'id: nu-one\n' },
    { path: 'one/adding.md', text: '---\nid: nu-adding\n---\n\nTshivenḓa, isiXhosa, 😀\n' },
  ];

  it('has the name of its folder and the files in it, letter by letter', () => {
    const entries = files.map(({ path, text }) => entry(`courses/numbers/${path}`, text));
    expect(entriesOfBundle({ courseId: 'numbers', files })).toEqual(entries);
    expect(bundleOfZip(accept(entries))).toEqual({ ok: true, value: { courseId: 'numbers', files } });
  });

  it('may be a folder that somebody packed, with the files that systems add', () => {
    const entries = [
      entry('numbers/course.yaml', 'title: x'),
      entry('__MACOSX/numbers/._course.yaml', '?'),
      entry('numbers/.DS_Store', '?'),
    ];
    expect(bundleOfZip(accept(entries))).toEqual({
      ok: true,
      value: { courseId: 'numbers', files: [{ path: 'course.yaml', text: 'title: x' }] },
    });
  });

  it.each([
    ['nothing', []],
    ['other files', [entry('a.txt', 'a')]],
    ['a path that leaves the course', [entry('numbers/course.yaml'), entry('numbers/../../x.md')]],
    ['a path from the root', [entry('numbers/course.yaml'), entry('/etc/x.md')]],
    ['a second course', [entry('numbers/course.yaml'), entry('letters/course.yaml')]],
    ['the same file twice', [entry('numbers/course.yaml', 'a'), entry('numbers/course.yaml', 'b')]],
    [
      'a path that is longer than any',
      [entry('numbers/course.yaml'), entry(`numbers/one/${'a'.repeat(60_000)}.md`)],
    ],
    ['bytes that are no text', [{ path: 'numbers/course.yaml', bytes: Uint8Array.of(0xff, 0xfe) }]],
  ])('is not %s', (_what, entries) => {
    expect(bundleOfZip(accept(entries))).toMatchObject({ refusal: { code: 'not-a-course' } });
  });

  it.each([
    ['one file more than a course has', filesOf(MOST_COURSE_FILES + 1)],
    ['a text that nobody could read', [entry('numbers/course.yaml', 'a'.repeat(80_001))]],
  ])('is not %s', (_what, entries) => {
    expect(bundleOfZip(accept(entries))).toMatchObject({ refusal: { code: 'too-large' } });
  });

  it.each([
    ['no-zip', 'not-a-course'],
    ['too-large', 'too-large'],
  ] as const)('is not in a file that is refused as %s', (refused, code) => {
    expect(bundleOfZip(refuse(refused))).toMatchObject({ refusal: { code } });
  });

  it('may have as many files as a course has', () => {
    expect(bundleOfZip(accept(filesOf(MOST_COURSE_FILES)))).toMatchObject({ ok: true });
  });

  it('is compared with the existing files: changed, new and deleted', () => {
    expect(
      changesOfBundle(files, [
        { path: 'course.yaml', text: 'title: Numbers\n' },
        { path: 'one/module.yaml', text: 'id: nu-one # anew\n' },
        { path: 'one/new.md', text: 'new' },
      ]),
    ).toEqual([
      { path: 'one/module.yaml', text: 'id: nu-one # anew\n' },
      { path: 'one/new.md', text: 'new' },
      { path: 'one/adding.md', text: null },
    ]);
  });
});
