import { describe, expect, it } from 'vitest';
import {
  afterEdit,
  afterImport,
  afterLeaving,
  afterTaking,
  CONTENT_FIELDS,
  type ContentType,
  differenceOf,
  type EntryFields,
  entryStem,
  formInstant,
  hasProposal,
  newEntry,
  readEntry,
  readInstant,
} from './index.ts';

const NOW = new Date('2026-11-15T12:20:00Z');
const filled = (type: ContentType, changes: Readonly<Record<string, unknown>> = {}) => ({
  ...newEntry(type, NOW),
  title: 'A title',
  name: 'A name',
  description: 'What it is about.',
  ...changes,
});
const faultsOf = (type: ContentType, changes: Readonly<Record<string, unknown>>) => {
  const read = readEntry(type, filled(type, changes));
  return read.ok ? [] : read.refusal.faults.map(({ field }) => field);
};

describe('the bounds of the forms', () => {
  it.each([
    ['course', 'modules', 1],
    ['course', 'price', 0],
    ['course', 'categoryId', 1],
    ['collection', 'itemCount', 0],
    ['curriculum', 'totalModules', 0],
    ['curriculum', 'totalLessons', 0],
    ['curriculum', 'estimatedHours', 0],
    ['curriculum', 'price', 0],
    ['learning-path', 'estimatedMonths', 1],
    ['learning-path', 'totalCurricula', 0],
    ['learning-path', 'price', 0],
  ] as const)(
    'CMS-19, CMS-22, CMS-25, CMS-28: of a %s, %s is a whole number of at least %i',
    (type, field, least) => {
      expect(faultsOf(type, { [field]: least })).toEqual([]);
      for (const wrong of [least - 1, least + 0.5, `${least}`, Number.NaN, 10 ** 9])
        expect(faultsOf(type, { [field]: wrong })).toEqual([field]);
    },
  );

  it('a course has at most 200 modules, so that its hours can be calculated', () => {
    expect(faultsOf('course', { modules: 200 })).toEqual([]);
    expect(faultsOf('course', { modules: 201 })).toEqual(['modules']);
  });

  it.each(['course', 'curriculum', 'learning-path'] as const)(
    'CMS-30: a %s has one of three levels',
    (type) => {
      for (const level of ['Beginner', 'Intermediate', 'Advanced'])
        expect(faultsOf(type, { level })).toEqual([]);
      for (const level of ['beginner', 'Expert', '', null, 1])
        expect(faultsOf(type, { level })).toEqual(['level']);
    },
  );

  it.each(['course', 'event', 'collection', 'curriculum', 'learning-path'] as const)(
    'CMS-31: a %s has one of four themes',
    (type) => {
      for (const theme of ['blue-teal', 'purple-pink', 'orange-yellow', 'green-blue'])
        expect(faultsOf(type, { gradientClass: theme })).toEqual([]);
      for (const theme of ['red', '', null, 'blue'])
        expect(faultsOf(type, { gradientClass: theme })).toEqual(['gradientClass']);
    },
  );

  it.each([
    ['course', ['title', 'description', 'startDate', 'endDate', 'price']],
    ['event', ['title', 'description', 'date']],
    ['collection', ['title', 'itemCount']],
    ['instructor', ['name']],
    ['curriculum', ['title', 'description', 'duration', 'price']],
    ['learning-path', ['title', 'description', 'price']],
  ] as const)('CMS-18: a %s needs %j', (type, required) => {
    expect(CONTENT_FIELDS[type].filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(
      required,
    );
    for (const field of required) {
      expect(faultsOf(type, { [field]: null })).toContain(field);
      if (field !== 'price' && field !== 'itemCount')
        expect(faultsOf(type, { [field]: '  ' })).toEqual([field]);
    }
  });

  it('refuses an end that is not after the start', () => {
    const startDate = '2026-12-01T08:00:00.000Z';
    expect(faultsOf('course', { startDate, endDate: startDate })).toEqual(['endDate']);
    expect(faultsOf('course', { startDate, endDate: '2026-12-01T08:01' })).toEqual(['endDate']);
    expect(faultsOf('course', { startDate, endDate: '2026-12-01T10:01' })).toEqual([]);
  });

  it.each([
    ['', true],
    [null, true],
    ['/images/abc.jpg', true],
    ['abc', false],
    ['https://example.org/face.jpg', false],
    ['/images/../../etc/passwd', false],
    ['/images/a/b.jpg', false],
    ['/api/auth/user', false],
    ['//evil.example/x', false],
    ['javascript:alert(1)', false],
    ['data:image/png;base64,xx', false],
    ['https://name@evil.example/x', false],
    ['https://example.org/"onload', false],
  ])('CMS-23: takes %j as a picture: %s', (avatarUrl, isTaken) => {
    expect(faultsOf('instructor', { avatarUrl })).toEqual(isTaken ? [] : ['avatarUrl']);
  });

  it('CMS-33: keeps the entries of a list in their order, without empty ones', () => {
    const read = readEntry(
      'curriculum',
      filled('curriculum', { prerequisites: [' Python ', '', 'Algebra'] }),
    );
    expect(read).toMatchObject({ ok: true, value: { prerequisites: ['Python', 'Algebra'] } });
    expect(faultsOf('curriculum', { prerequisites: 'Python' })).toEqual(['prerequisites']);
  });
});

describe('a new entry', () => {
  it('CMS-20, CMS-26, CMS-29: starts with the values of the specification', () => {
    expect(newEntry('course', NOW)).toMatchObject({
      level: 'Beginner',
      modules: 1,
      price: 2500,
      startDate: '2026-11-15T13:00:00.000Z',
      endDate: '2026-11-15T14:00:00.000Z',
    });
    expect(newEntry('curriculum', NOW)).toMatchObject({ duration: '4 weeks', price: 5000 });
    expect(newEntry('learning-path', NOW)).toMatchObject({ estimatedMonths: 3, price: 15000 });
  });

  it.each([
    ['AI & Données: été', 'ai-donnees-ete'],
    ['  ', 'entry'],
    ['x'.repeat(90), 'x'.repeat(60)],
  ])('gets an id from %j', (name, stem) => {
    expect(entryStem(name)).toBe(stem);
  });
});

describe('a date and time', () => {
  it.each([
    ['2026-11-15T14:00', '2026-11-15T12:00:00.000Z'],
    ['2026-11-15T14:00:00+02:00', '2026-11-15T12:00:00.000Z'],
    ['2026-11-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(readInstant(text)?.toISOString()).toBe(expected);
    expect(formInstant(expected)).toBe('2026-11-15T14:00');
  });
  it.each(['2026-02-30T10:00', '2026-11-15', '', '1200-01-01T00:00Z', '2026-11-15T25:00', 'tomorrow'])(
    'is not %j',
    (text) => {
      expect(readInstant(text)).toBeNull();
    },
  );
});

describe('where an entry comes from', () => {
  const state = (title: string): EntryFields => ({ title, itemCount: 1, gradientClass: 'blue-teal' });
  const imported = afterImport(null, state('One'));

  it('follows the files while nobody has touched it', () => {
    expect(afterImport(imported, state('Two'))).toMatchObject({ fields: state('Two'), isEdited: false });
  });

  it('keeps what the studio wrote, and proposes what the files say later', () => {
    const edited = afterEdit('collection', imported, state('Ours'));
    expect(edited).toMatchObject({ isEdited: true, fields: state('Ours') });
    expect(hasProposal('collection', afterImport(edited, state('One')))).toBe(false);
    const proposed = afterImport(edited, state('Two'));
    expect(proposed.fields).toEqual(state('Ours'));
    expect(hasProposal('collection', proposed)).toBe(true);
    expect(hasProposal('collection', { ...edited, fileFields: null })).toBe(true);

    expect(afterTaking(proposed)).toMatchObject({ fields: state('Two'), isEdited: false });
    const left = afterLeaving(proposed);
    expect(left.fields).toEqual(state('Ours'));
    expect(hasProposal('collection', left)).toBe(false);
    expect(hasProposal('collection', afterImport(left, state('Three')))).toBe(true);
  });

  it('follows the files again once both are equal', () => {
    const edited = afterEdit('collection', imported, state('Ours'));
    expect(afterEdit('collection', edited, state('One'))).toMatchObject({
      isEdited: false,
      settledFields: null,
    });
  });

  it('never takes what the studio made from it', () => {
    const ours = {
      origin: 'studio',
      fields: state('Ours'),
      fileFields: null,
      settledFields: null,
      isEdited: false,
    } as const;
    expect(afterImport(ours, state('Two'))).toBe(ours);
  });

  it('is compared field by field, in words', () => {
    expect(differenceOf('course', { price: 100, featured: false }, { price: 200, featured: true })).toEqual([
      { field: 'featured', label: 'Featured', before: 'No', after: 'Yes' },
      { field: 'price', label: 'Price (R)', before: 'R100', after: 'R200' },
    ]);
  });
});
