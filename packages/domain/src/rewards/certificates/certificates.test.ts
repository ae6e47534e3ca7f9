import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CertificateFacts,
  certificateDay,
  certificateId,
  certificateState,
  isIssueNews,
  linkedInAddress,
  NQF_SENTENCE,
  provenLines,
  readCertificateId,
  readRevocationReason,
  shownCertificateId,
  verifyPath,
  whatsAppAddress,
} from './index.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('the id of a certificate', () => {
  it('is read back from any way of typing it', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const id = certificateId(random);
        expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
        const typed = shownCertificateId(id).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readCertificateId(` ${typed} `)).toBe(id);
      }),
    );
  });

  it('needs all of its random bytes', () => {
    expect(() => certificateId(new Uint8Array(9))).toThrow(RangeError);
  });

  it.each(['', '7K3M9QX2T', '7K3M9QX2TDD', '7K3M9QX2TU', '7K3M9/X2TD', '../../../..'])(
    'is none in "%s"',
    (text) => {
      expect(readCertificateId(text)).toBeNull();
    },
  );

  it('is in the address in two halves', () => {
    expect(verifyPath('7K3M9QX2TD')).toBe('/verify/7K3M9-QX2TD');
  });
});

const facts: Pick<CertificateFacts, 'assessments' | 'project'> = {
  assessments: [
    { title: 'What AI is', isFinal: false, percent: 93 },
    { title: 'AI Fundamentals', isFinal: true, percent: 87 },
  ],
  project: { title: 'My first plan', reviewedBy: 'Johan van Wyk' },
};

describe('what was proven', () => {
  it('is stated with the results, the final and who reviewed the project', () => {
    expect(provenLines(facts)).toEqual([
      'What AI is: 93%',
      'Final assessment, AI Fundamentals: 87%',
      'Project, My first plan: reviewed by Johan van Wyk',
    ]);
  });

  it('does not make a review of a project that only the learner has checked', () => {
    expect(provenLines({ ...facts, project: { title: 'My first plan', reviewedBy: null } })).toContain(
      'Project, My first plan: handed in and checked against its list by the learner, not reviewed by anyone else',
    );
  });

  it('says so where there was no assessment and no project', () => {
    expect(provenLines({ assessments: [], project: null })).toEqual([
      'No assessment is on record',
      'Without project',
    ]);
  });

  it('never claims a registered qualification', () => {
    expect(NQF_SENTENCE).toBe(
      'This is a certificate of completion. It is not registered on the NQF and carries no credits.',
    );
  });
});

describe('the state of a certificate', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const at = (text: string | null) => (text === null ? null : new Date(text));
  it.each([
    [null, null, 'valid'],
    [null, '2026-11-15T12:00:00.001Z', 'valid'],
    [null, '2026-11-15T12:00:00Z', 'expired'],
    ['2026-11-01T00:00:00Z', null, 'revoked'],
    ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', 'revoked'],
  ])('revoked %s and valid until %s is %s', (revokedAt, validUntil, state) => {
    expect(certificateState({ revokedAt: at(revokedAt), validUntil: at(validUntil) }, now)).toBe(state);
  });

  it.each([
    ['2026-11-14T12:00:00.001Z', true],
    ['2026-11-14T12:00:00Z', false],
  ])('of a course completed at %s is news: %s', (completedAt, isNews) => {
    expect(isIssueNews(new Date(completedAt), now)).toBe(isNews);
  });
});

describe('the reason of a revocation', () => {
  it.each([
    ['  Copied answers.  ', 'Copied answers.'],
    ['ab', null],
    ['abc', 'abc'],
    ['   ', null],
    ['x'.repeat(500), 'x'.repeat(500)],
    ['x'.repeat(501), null],
  ])('"%s" is kept as %s', (text, reason) => {
    expect(readRevocationReason(text)).toBe(reason);
  });
});

it('a certificate is dated by the day in South Africa', () => {
  expect(certificateDay('2026-11-30T21:59:59Z')).toBe('30 November 2026');
  expect(certificateDay('2026-11-30T22:00:00Z')).toBe('1 December 2026');
});

describe('sharing', () => {
  const shared = {
    courseTitle: 'AI & You',
    completedAt: '2026-11-30T22:30:00Z',
    url: 'https://academy.example/verify/7K3M9-QX2TD',
    shownId: '7K3M9-QX2TD',
    issuerName: 'NexusAI Academy',
  };

  it('fills in LinkedIn’s form, by the month in South Africa', () => {
    const { origin, searchParams } = new URL(linkedInAddress(shared));
    expect(origin).toBe('https://www.linkedin.com');
    expect(Object.fromEntries(searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'AI & You',
      organizationName: 'NexusAI Academy',
      issueYear: '2026',
      issueMonth: '12',
      certUrl: shared.url,
      certId: '7K3M9-QX2TD',
    });
  });

  it('writes the message for WhatsApp with the link last', () => {
    expect(new URL(whatsAppAddress(shared)).searchParams.get('text')).toBe(
      'I completed AI & You at NexusAI Academy. https://academy.example/verify/7K3M9-QX2TD',
    );
  });
});
