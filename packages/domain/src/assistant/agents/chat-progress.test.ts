import { describe, expect, it } from 'vitest';
import { NO_STREAK } from '../../learning/streaks/index.ts';
import { AGENTS } from './agents.ts';
import { afterReply, type ChatProgress, levelAfterReply, levelPercent } from './chat-progress.ts';

const noon = new Date('2026-11-15T10:00:00Z');
const nothing: ChatProgress = { level: 1, experience: 0, streak: NO_STREAK, badges: [], met: [] };

describe('the agents (1§1)', () => {
  it('AGENT-09 AGENT-10 AGENT-11 AGENT-12 AGENT-13 AGENT-14 are five with their roles, in the order of the selector', () => {
    expect(AGENTS.map(({ name, description }) => [name, description])).toEqual([
      ['Onboarda', 'Onboarding guide'],
      ['CurriculaBot', 'Learning path designer'],
      ['HelpDeskAI', 'Learning assistant'],
      ['CertifyPro', 'Certification expert'],
      ['Engagio', 'Community connector'],
    ]);
  });

  it('AGENT-15 greet in five different ways', () => {
    expect(new Set(AGENTS.map(({ greeting }) => greeting)).size).toBe(5);
  });
});

describe('progress in the chat (1§4, 1§9)', () => {
  it.each([
    [1, 90, 1],
    [1, 100, 2],
    [1, 160, 2],
    [2, 190, 2],
    [2, 200, 3],
    [1, 350, 2],
  ])('AGENT-26 of level %i with %i experience is level %i after a reply', (level, experience, after) => {
    expect(levelAfterReply({ level, experience })).toBe(after);
  });

  it.each([
    [1, 0, 0],
    [1, 150, 150],
    [2, 160, 60],
    [3, 200, 0],
  ])('AGENT-28 of level %i with %i experience fills the bar to %i%%', (level, experience, percent) => {
    expect(levelPercent({ level, experience })).toBe(percent);
  });

  it('AGENT-25 AGENT-26 grows by 10 with each reply, and the first reply at 150 raises the level', () => {
    const after = afterReply({ ...nothing, experience: 150 }, 'helpdeskai', noon);
    expect(after).toMatchObject({ experience: 160, level: 2 });
  });

  it('AGENT-33 counts SAST days with a chat', () => {
    const evening = afterReply(nothing, 'helpdeskai', new Date('2026-11-14T21:59:00Z'));
    const night = afterReply(evening, 'helpdeskai', new Date('2026-11-14T22:01:00Z'));
    const sameDay = afterReply(night, 'helpdeskai', new Date('2026-11-15T12:00:00Z'));
    expect([evening, night, sameDay].map(({ streak }) => streak.current)).toEqual([1, 2, 2]);
    expect(afterReply(sameDay, 'helpdeskai', new Date('2026-11-18T12:00:00Z')).streak.current).toBe(1);
  });

  it('does not start again when a clock was put back', () => {
    const today = afterReply(nothing, 'helpdeskai', noon);
    const earlier = afterReply(today, 'helpdeskai', new Date('2026-11-13T10:00:00Z'));
    expect(earlier.streak).toEqual(today.streak);
  });

  it('earns badges once and keeps them', () => {
    const early = afterReply(nothing, 'engagio', new Date('2026-11-15T04:59:00Z'));
    expect(early.badges).toEqual(['first_chat', 'early_bird']);
    const late = afterReply(nothing, 'engagio', new Date('2026-11-15T05:00:00Z'));
    expect(late.badges).toEqual(['first_chat']);
    const all = (['onboarda', 'curriculabot', 'helpdeskai', 'certifypro'] as const).reduce(
      (progress, agent) => afterReply(progress, agent, noon),
      early,
    );
    expect(all.badges).toEqual(['first_chat', 'early_bird', 'met_everyone']);
  });
});
