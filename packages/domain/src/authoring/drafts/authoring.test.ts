import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFileImport,
  afterHolding,
  afterLeavingFile,
  afterPublishing,
  hasFileProposal,
} from '../../catalogue/course-files/index.ts';
import { differenceParts, fileBeside, kindOfFile, lineDifference, mayDecide } from './index.ts';

describe('a file of a course', () => {
  it.each([
    ['course.yaml', 'course'],
    ['final.yaml', 'final'],
    ['project.yaml', 'project'],
    ['numbers-you-need/module.yaml', 'module'],
    ['numbers-you-need/assessment.yaml', 'assessment'],
    ['numbers-you-need/chance.md', 'lesson'],
    ['numbers-you-need/chance.yaml', 'practice'],
    ['catalogue.yaml', null],
    ['../course.yaml', null],
    ['a/../b.md', null],
    ['/etc/passwd', null],
    ['Numbers/chance.md', null],
    ['a/b/c.md', null],
    ['a/b.png', null],
    [`a/${'b'.repeat(120)}.md`, null],
  ])('%s is %s', (path, kind) => {
    expect(kindOfFile(path)).toBe(kind);
  });

  it('with checks is next to its lesson', () => {
    expect(fileBeside('one/adding.md')).toBe('one/adding.yaml');
    expect(fileBeside('one/adding.yaml')).toBe('one/adding.md');
    expect(fileBeside('one/module.yaml')).toBeNull();
  });
});

describe('a file that has two sources', () => {
  const imported = afterFileImport(null, 'one');

  it('follows the files while the studio has not changed it', () => {
    expect(afterFileImport(imported, 'two')).toMatchObject({ text: 'two', isEdited: false });
    expect(afterFileImport(imported, null)).toMatchObject({ text: null, isEdited: false });
  });

  it('is never overwritten once it was edited; a newer file is a proposal', () => {
    const edited = afterPublishing(imported, 'ours');
    expect(hasFileProposal(edited)).toBe(false);
    expect(afterFileImport(edited, 'one')).toEqual(edited);
    const newer = afterFileImport(edited, 'two');
    expect(newer.text).toBe('ours');
    expect(hasFileProposal(newer)).toBe(true);
    expect(hasFileProposal(afterLeavingFile(newer))).toBe(false);
    expect(hasFileProposal(afterFileImport(afterLeavingFile(newer), 'three'))).toBe(true);
    expect(hasFileProposal(afterFileImport(edited, null))).toBe(true);
  });

  it('follows the files again when what they say is published', () => {
    const newer = afterFileImport(afterPublishing(imported, 'ours'), 'two');
    expect(afterPublishing(newer, 'two')).toEqual({
      text: 'two',
      fileText: 'two',
      settledText: null,
      isEdited: false,
    });
  });

  it('follows the files again when they become equal', () => {
    const edited = afterPublishing(imported, 'ours');
    expect(afterFileImport(edited, 'ours')).toMatchObject({ text: 'ours', isEdited: false });
  });

  it('made in the studio stays when the files do not have it', () => {
    const made = afterPublishing(null, 'ours');
    expect(afterFileImport(made, null)).toEqual(made);
    expect(hasFileProposal(made)).toBe(false);
  });

  it('stays for learners when the files do not go together with the studio’s work', () => {
    const held = afterHolding(imported, 'two');
    expect(held).toEqual({ text: 'one', fileText: 'two', settledText: 'one', isEdited: true });
    expect(hasFileProposal(held)).toBe(true);
  });
});

describe('the difference of two texts', () => {
  it('names the lines that went and came, with their places', () => {
    expect(lineDifference('a\nb\nc', 'a\nx\nc\nd')).toEqual([
      { kind: 'same', text: 'a', before: 1, after: 1 },
      { kind: 'removed', text: 'b', before: 2, after: null },
      { kind: 'added', text: 'x', before: null, after: 2 },
      { kind: 'same', text: 'c', before: 3, after: 3 },
      { kind: 'added', text: 'd', before: null, after: 4 },
    ]);
  });

  it('gives back both texts, whatever they are', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [before, after] = [one.join('\n'), other.join('\n')];
        const lines = lineDifference(before, after);
        const without = (kind: string) =>
          lines
            .filter((line) => line.kind !== kind)
            .map(({ text }) => text)
            .join('\n');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  it('is everything for a text that was not there', () => {
    expect(lineDifference(null, 'a').map(({ kind }) => kind)).toEqual(['added']);
  });

  it('can leave out what is far from a change', () => {
    const before = Array.from({ length: 20 }, (_, index) => String(index)).join('\n');
    const parts = differenceParts(lineDifference(before, before.replace('\n10\n', '\nten\n')), 1);
    expect(parts.map((part) => part?.text ?? null)).toEqual([null, '9', '10', 'ten', '11', null]);
  });
});

describe('a draft is decided on', () => {
  const writers = new Set(['thandi', 'sipho']);
  it('by a second person only, and only in review', () => {
    expect(mayDecide('lerato', { state: 'in-review', writers })).toMatchObject({ ok: true });
    expect(mayDecide('sipho', { state: 'in-review', writers })).toMatchObject({
      ok: false,
      refusal: { code: 'own-work' },
    });
    expect(mayDecide('lerato', { state: 'writing', writers })).toMatchObject({
      refusal: { code: 'not-in-review' },
    });
  });
});
