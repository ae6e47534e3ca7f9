import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../access/index.ts';
import { NOTICE_KINDS, type NoticeKind, noticeWords } from './index.ts';

const words = (kind: NoticeKind, dueAt: Date | null = new Date('2026-11-20T08:00:00Z')) =>
  noticeWords({ kind, subject: '7', title: 'Python for AI', dueAt });

describe('a notice', () => {
  it.each(NOTICE_KINDS)(
    'of the kind %s names what it is about and leads to a page of the academy',
    (kind) => {
      const { title, sentence, path } = words(kind);
      expect(title).not.toMatch(/[.!]$/);
      expect(sentence).toMatch(/Python for AI.*\.$/);
      expect(matchRoute(path.split('?')[0] ?? '')).not.toBeNull();
    },
  );

  it('shows the time in South Africa', () => {
    expect(words('seat-given').sentence).toContain('10:00');
    expect(words('redemption-accepted', null).sentence).toBe('Python for AI.');
  });

  it('leads to the badge and to the certificate themselves', () => {
    expect(words('achievement').path).toBe('/achievements/7');
    expect(words('certificate').path).toBe('/verify/7');
  });
});
