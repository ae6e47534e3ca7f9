import { describe, expect, it } from 'vitest';
import { planSessions, readMaterial } from './index.ts';

const now = new Date('2026-11-15T12:00:00Z');
const at = (instant: string) => new Date(instant);
const plan = { startsAt: at('2026-11-20T15:30:00Z'), minutes: 90, weeks: 1 };

describe('a session that is planned', () => {
  it('is repeated at the same time of day, week by week', () => {
    const planned = planSessions({ ...plan, weeks: 3 }, [], now);
    expect(planned.ok && planned.value).toEqual([
      { startsAt: at('2026-11-20T15:30:00Z'), endsAt: at('2026-11-20T17:00:00Z') },
      { startsAt: at('2026-11-27T15:30:00Z'), endsAt: at('2026-11-27T17:00:00Z') },
      { startsAt: at('2026-12-04T15:30:00Z'), endsAt: at('2026-12-04T17:00:00Z') },
    ]);
  });

  it.each([
    ['now', now, 1, 'in-the-past'],
    ['a moment later', new Date(now.getTime() + 1), 1, null],
    ['a year and two days off', at('2027-11-17T12:00:01Z'), 1, 'too-far-ahead'],
    ['eleven months off, but for twelve weeks', at('2027-10-20T12:00:00Z'), 12, 'too-far-ahead'],
  ])('that begins %s is %#', (_when, startsAt, weeks, refusal) => {
    const planned = planSessions({ ...plan, startsAt, weeks }, [], now);
    expect(planned.ok ? null : planned.refusal.code).toBe(refusal);
  });

  it('finds the week in which the trainer gives another one, and may begin where that one ends', () => {
    const clinic = {
      title: 'Clinic',
      startsAt: at('2026-11-27T16:00:00Z'),
      endsAt: at('2026-11-27T18:00:00Z'),
    };
    expect(planSessions(plan, [clinic], now).ok).toBe(true);
    expect(planSessions({ ...plan, weeks: 2 }, [clinic], now)).toEqual({
      ok: false,
      refusal: {
        code: 'instructor-busy',
        values: { title: 'Clinic', date: '27 Nov 2026, 18:00 SAST' },
      },
    });
    expect(planSessions({ ...plan, startsAt: clinic.endsAt }, [clinic], now).ok).toBe(true);
  });
});

describe('the material of a session', () => {
  it('is links over https, each with a name', () => {
    expect(
      readMaterial([
        { title: ' Slides ', url: ' https://files.example.co.za/slides.pdf ' },
        { title: '', url: 'https://example.org' },
      ]),
    ).toEqual({
      ok: true,
      value: [
        { title: 'Slides', url: 'https://files.example.co.za/slides.pdf' },
        { title: 'https://example.org', url: 'https://example.org' },
      ],
    });
    expect(readMaterial([{ title: 'Run', url: 'javascript:alert(1)' }]).ok).toBe(false);
  });
});
