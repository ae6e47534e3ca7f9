import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOfBundle, MOST_COURSE_FILES, packCourse, unpackCourse } from './index.ts';
import { makeZip, readZip } from './zip.ts';

const refuseInflate = () => Promise.reject(new Error('nothing is packed tightly here'));
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A zip of one file that says of itself that it is packed, and how large it will be. */
function deflated(path: string, packed: Uint8Array, size: number): Uint8Array {
  const zip = makeZip([{ path, bytes: packed }]);
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 22 + 16, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(directory + 24, size, true);
  return zip;
}

const courseOf = (count: number) =>
  packCourse({
    courseId: 'numbers',
    files: Array.from({ length: count }, (_, index) => ({
      path: index === 0 ? 'course.yaml' : `one/a${index}.md`,
      text: '',
    })),
  });

describe('a course in one file', () => {
  const files = [
    { path: 'course.yaml', text: 'title: Numbers\n' },
    { path: 'one/module.yaml', text: 'id: nu-one\n' },
    { path: 'one/adding.md', text: '---\nid: nu-adding\n---\n\nTshivenḓa, isiXhosa, 😀\n' },
  ];

  it('comes back as it was, letter by letter', async () => {
    const packed = packCourse({ courseId: 'numbers', files });
    expect(await unpackCourse(packed, refuseInflate)).toEqual({
      ok: true,
      value: { courseId: 'numbers', files },
    });
    expect(packCourse({ courseId: 'numbers', files })).toEqual(packed);
  });

  it('may be a folder that somebody has packed, with what systems add to it', async () => {
    const zip = makeZip([
      { path: 'numbers/course.yaml', bytes: bytesOf('title: x') },
      { path: '__MACOSX/numbers/._course.yaml', bytes: bytesOf('?') },
      { path: 'numbers/.DS_Store', bytes: bytesOf('?') },
    ]);
    expect(await unpackCourse(zip, refuseInflate)).toMatchObject({ value: { courseId: 'numbers' } });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', bytesOf('PK but no zip at all')],
    ['a zip without a course', makeZip([{ path: 'a.txt', bytes: bytesOf('a') }])],
    [
      'a path that leaves the course',
      makeZip([
        { path: 'numbers/course.yaml', bytes: bytesOf('a') },
        { path: 'numbers/../../x.md', bytes: bytesOf('a') },
      ]),
    ],
    [
      'the same file twice',
      makeZip([
        { path: 'numbers/course.yaml', bytes: bytesOf('a') },
        { path: 'numbers/course.yaml', bytes: bytesOf('b') },
      ]),
    ],
    [
      'a path that is longer than any',
      makeZip([
        { path: 'numbers/course.yaml', bytes: bytesOf('a') },
        { path: `numbers/one/${'a'.repeat(60_000)}.md`, bytes: bytesOf('a') },
      ]),
    ],
    ['a text that is none', makeZip([{ path: 'numbers/course.yaml', bytes: Uint8Array.of(0xff, 0xfe) }])],
  ])('is not %s', async (_what, zip) => {
    expect(await unpackCourse(zip, refuseInflate)).toMatchObject({ refusal: { code: 'not-a-course' } });
  });

  it.each([
    [
      'more files than a course has',
      makeZip(
        Array.from({ length: 2001 }, (_, index) => ({
          path: `numbers/one/a${index}.md`,
          bytes: bytesOf(''),
        })),
      ),
    ],
    ['one file more than a course has', courseOf(MOST_COURSE_FILES + 1)],
    [
      'a text that nobody could read',
      makeZip([{ path: 'numbers/course.yaml', bytes: bytesOf('a'.repeat(80_001)) }]),
    ],
    ['more bytes than a course has', new Uint8Array(20_000_001)],
  ])('is not %s', async (_what, zip) => {
    expect(await unpackCourse(zip, refuseInflate)).toMatchObject({ refusal: { code: 'too-large' } });
  });

  it('may have as many files as a course has', async () => {
    expect(await unpackCourse(courseOf(MOST_COURSE_FILES), refuseInflate)).toMatchObject({ ok: true });
  });

  it('is not what unpacks to a mountain, and nothing of it is unpacked', async () => {
    const zip = deflated('numbers/course.yaml', bytesOf('packed'), 1_000_000_000);
    let calls = 0;
    const inflate = async () => {
      calls += 1;
      return new Uint8Array();
    };
    expect(await unpackCourse(zip, inflate)).toMatchObject({ refusal: { code: 'too-large' } });
    expect(calls).toBe(0);
  });

  it('is not what unpacks to more than it says: the one who unpacks is told where to stop', async () => {
    const zip = deflated('numbers/course.yaml', bytesOf('packed'), 10);
    const asked: number[] = [];
    const inflate = async (_bytes: Uint8Array, mostBytes: number) => {
      asked.push(mostBytes);
      return new Uint8Array(mostBytes + 1);
    };
    expect(await unpackCourse(zip, inflate)).toMatchObject({ refusal: { code: 'not-a-course' } });
    expect(asked).toEqual([10]);
  });

  it('never breaks its reader, whatever the bytes are', async () => {
    const zip = packCourse({ courseId: 'numbers', files });
    await fc.assert(
      fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (at, byte) => {
        const broken = zip.slice();
        broken[at] = byte;
        const read = await readZip(broken, refuseInflate);
        expect(read.ok || ['no-zip', 'too-large'].includes(read.refusal.code)).toBe(true);
      }),
    );
  });

  it('is compared with what is there: changed, new and gone files', () => {
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
