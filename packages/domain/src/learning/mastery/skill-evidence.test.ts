import { describe, expect, it } from 'vitest';
import { nextStep, type StepCourse } from './next-step.ts';
import { evidenceBySkill, type LearnerTraces, NO_EVIDENCE, type RememberedCard } from './skill-evidence.ts';

const TODAY = '2026-11-15';
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const lesson = (id: string, ...skills: string[]) => ({
  id,
  skills,
  checkIds: [`${id}-1`, `${id}-2`],
  cardIds: [`${id}-card`],
});
const begun = (lessonId: string, answeredChecks: string[], isCompleted = false) => ({
  lessonId,
  answeredChecks,
  isCompleted,
  lastAt: at('2026-11-01'),
});
const card = (
  lessonId: string,
  cardId: string,
  dueOn: string,
  grade: RememberedCard['grade'] = null,
): RememberedCard => ({
  lessonId,
  cardId,
  dueOn,
  grade,
  answeredOn: grade === null ? null : '2026-11-10',
});
const of = (traces: Partial<LearnerTraces>, lessons = [lesson('a', 'Python')]) =>
  evidenceBySkill(lessons, { lessons: [], cards: [], graded: [], ...traces }, TODAY);

describe('the evidence for a skill', () => {
  it('is not there where nothing was done', () => {
    expect(of({})).toEqual(new Map());
    expect(of({ lessons: [begun('gone', ['gone-1'])] })).toEqual(new Map());
  });

  it('counts a check as right unless it was missed, and only checks that the lesson has', () => {
    const missed = card('a', 'check:a-2', TODAY);
    expect(of({ lessons: [begun('a', ['a-1', 'a-2', 'old'])], cards: [missed] }).get('Python')).toEqual({
      ...NO_EVIDENCE,
      checks: { right: 1, answered: 2 },
      cards: { reviewed: 0, held: 0, due: 1 },
      lastOn: '2026-11-01',
    });
  });

  it('takes the grade of a lesson for its own skill only', () => {
    const lessons = [lesson('a', 'Python'), lesson('b', 'Statistics')];
    const grade = (lessonId: string, right: number) => ({ lessonId, right, asked: 5, at: at('2026-11-12') });
    const found = of({ graded: [grade('a', 1), grade('b', 4)] }, lessons);
    expect([found.get('Python')?.graded.right, found.get('Statistics')?.graded.right]).toEqual([1, 4]);
  });

  it('takes no card of another lesson, and none that the lesson no longer has', () => {
    const lessons = [begun('a', ['a-1'])];
    const cards = [card('b', 'a-card', TODAY, 'good'), card('a', 'old-card', TODAY, 'good')];
    expect(of({ lessons, cards }).get('Python')?.cards).toEqual(NO_EVIDENCE.cards);
  });

  it.each<[string, RememberedCard, object]>([
    ['not due yet', card('a', 'a-card', '2026-11-16', 'good'), { held: 1, due: 0 }],
    ['due today and still remembered', card('a', 'a-card', TODAY, 'good'), { held: 1, due: 1 }],
    ['that waits less long than it was kept', card('a', 'a-card', '2026-11-13', 'good'), { held: 1, due: 1 }],
    ['that waits as long again', card('a', 'a-card', '2026-11-12', 'good'), { held: 0, due: 1 }],
    ['forgotten today', card('a', 'a-card', '2026-11-16', 'again'), { held: 0, due: 0 }],
    ['hard but known', card('a', 'a-card', '2026-11-16', 'hard'), { held: 1, due: 0 }],
  ])('takes a card %s for what it is', (_, kept, cards) => {
    expect(of({ cards: [kept] }).get('Python')).toMatchObject({
      cards: { reviewed: 1, ...cards },
      lastOn: '2026-11-10',
    });
  });

  it('counts a missed check as mended while its card is remembered', () => {
    const lessons = [begun('a', ['a-1', 'a-2'])];
    const mended = (dueOn: string) =>
      of({ lessons, cards: [card('a', 'check:a-2', dueOn, 'good')] }).get('Python')?.mended;
    expect([mended(TODAY), mended('2026-11-12')]).toEqual([1, 0]);
  });

  it('lets the cards of a completed lesson wait for their first review', () => {
    expect(of({ lessons: [begun('a', [], true)] }).get('Python')?.cards.due).toBe(1);
    expect(of({ lessons: [begun('a', [])] }).get('Python')?.cards.due).toBe(0);
  });

  it('adds up over the lessons of a skill, and a lesson counts for each of its skills', () => {
    const lessons = [lesson('a', 'Python', 'Mathematics'), lesson('b', 'Python')];
    const graded = ['a', 'b'].map((lessonId) => ({ lessonId, right: 2, asked: 3, at: at('2026-11-12') }));
    const found = of({ graded, lessons: [begun('b', ['b-1'])] }, lessons);
    expect(found.get('Python')).toMatchObject({
      checks: { right: 1, answered: 1 },
      graded: { right: 4, asked: 6 },
      lastOn: '2026-11-12',
    });
    expect(found.get('Mathematics')).toMatchObject({ graded: { right: 2, asked: 3 } });
  });
});

describe('what brings a skill on', () => {
  const course = (id: string, hasPlace: boolean, isWritten = true): StepCourse => ({
    id,
    title: `Course ${id}`,
    hasPlace,
    lessons: ['one', 'two'].map((name) => ({
      id: `${id}-${name}`,
      title: name,
      skills: ['Python'],
      isWritten,
    })),
  });
  const step = (courses: StepCourse[], done: string[] = [], due = 0) =>
    nextStep('Python', due, courses, new Set(done));

  it('are cards that are due, before anything else', () => {
    expect(step([course('own', true)], [], 1)).toEqual({ kind: 'review' });
  });

  it('is the next open lesson of an own course, before a course that others offer', () => {
    expect(step([course('other', false), course('own', true)], ['own-one'])).toEqual({
      kind: 'lesson',
      courseId: 'own',
      lessonId: 'own-two',
      title: 'two',
    });
  });

  it('is a course that teaches it, where the own ones are done', () => {
    const courses = [course('own', true), course('soon', false, false), course('other', false)];
    expect(step(courses, ['own-one', 'own-two'])).toEqual({
      kind: 'course',
      courseId: 'other',
      title: 'Course other',
    });
  });

  it('is nothing where all is done, or another skill is taught', () => {
    expect(step([course('own', true)], ['own-one', 'own-two'])).toBeNull();
    expect(nextStep('Mathematics', 0, [course('own', true)], new Set())).toBeNull();
  });
});
