import type { NoticeAnswer } from '@academy/contract/academy/notices';

/** Three new notices and one that has been read, the newest first. */
export function sampleNotices(now: Date): NoticeAnswer[] {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
  const notice = (id: number, more: Partial<NoticeAnswer>): NoticeAnswer => ({
    id,
    kind: 'achievement',
    subject: '2',
    title: 'Week Warrior',
    dueAt: null,
    happenedAt: at(5),
    isRead: false,
    ...more,
  });
  return [
    notice(9, {}),
    notice(8, { kind: 'seat-given', subject: 's', title: 'Python clinic', dueAt: '2026-12-01T08:00:00Z' }),
    notice(7, {
      kind: 'redemption-accepted',
      title: '1-on-1 Mentorship Session',
      dueAt: '2026-12-02T12:00:00Z',
    }),
    notice(6, {
      kind: 'certificate',
      subject: 'x',
      title: 'AI Fundamentals',
      happenedAt: at(3000),
      isRead: true,
    }),
  ];
}
