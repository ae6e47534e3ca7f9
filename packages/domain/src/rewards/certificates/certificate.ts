import { monthInWords, sastDay } from '../../kernel/index.ts';

/** The content of a certificate, frozen when it is issued: it stays, whatever changes later. */
export interface CertificateFacts {
  /** The version of this shape, to tell old rows from newer ones. */
  readonly version: 1;
  /** The name on the account at that time. */
  readonly personName: string;
  readonly courseId: string;
  readonly courseTitle: string;
  /** The time of the event that completed the course. */
  readonly completedAt: string;
  readonly assessments: readonly ProvenAssessment[];
  /** Null: the course has none, or was completed without it. */
  readonly project: ProvenProject | null;
}

export interface ProvenAssessment {
  readonly title: string;
  readonly isFinal: boolean;
  /** The best result, whole. */
  readonly percent: number;
}

interface ProvenProject {
  readonly title: string;
  /** Null: nobody but the learner has judged it. */
  readonly reviewedBy: string | null;
}

/** Design §7 and the law on qualifications: part of every certificate, wherever it is shown. */
export const NQF_SENTENCE =
  'This is a certificate of completion. It is not registered on the NQF and carries no credits.';

function assessmentLine({ title, isFinal, percent }: ProvenAssessment): string {
  return `${isFinal ? `Final assessment, ${title}` : title}: ${percent}%`;
}

function projectLine(project: ProvenProject | null): string {
  if (project === null) return 'Without project';
  const judged = project.reviewedBy
    ? `reviewed by ${project.reviewedBy}`
    : 'handed in and checked against its list by the learner, not reviewed by anyone else';
  return `Project, ${project.title}: ${judged}`;
}

/** Exactly what was proven, line by line. */
export function provenLines({
  assessments,
  project,
}: Pick<CertificateFacts, 'assessments' | 'project'>): string[] {
  const results = assessments.map(assessmentLine);
  return [...(results.length > 0 ? results : ['No assessment is on record']), projectLine(project)];
}

/** The day on which the course was completed, in South Africa: `15 November 2026`. */
export function certificateDay(completedAt: string): string {
  const day = sastDay(new Date(completedAt));
  return `${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`;
}

export type CertificateState = 'valid' | 'revoked' | 'expired';

interface CertificateValidity {
  readonly revokedAt: Date | null;
  /** Null: it does not expire. */
  readonly validUntil: Date | null;
}

export function certificateState(
  { revokedAt, validUntil }: CertificateValidity,
  now: Date,
): CertificateState {
  if (revokedAt !== null) return 'revoked';
  return validUntil !== null && now >= validUntil ? 'expired' : 'valid';
}

const NEWS_MS = 24 * 60 * 60 * 1000;

/** Whether the learner gets a mail. A certificate for something long past is no news. */
export function isIssueNews(completedAt: Date, now: Date): boolean {
  return now.getTime() - completedAt.getTime() < NEWS_MS;
}

export const REASON_MAX_LENGTH = 500;

/** Why a certificate is revoked: for the academy's own files, so it must not be empty. */
export function readRevocationReason(text: string): string | null {
  const reason = text.trim();
  return reason.length >= 3 && reason.length <= REASON_MAX_LENGTH ? reason : null;
}

interface Shared {
  readonly courseTitle: string;
  readonly completedAt: string;
  readonly url: string;
  readonly shownId: string;
  readonly issuerName: string;
}

/** Opens LinkedIn's form "Add to profile", filled in. */
export function linkedInAddress({ courseTitle, completedAt, url, shownId, issuerName }: Shared): string {
  const [year = '', month = ''] = sastDay(new Date(completedAt)).split('-');
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: issuerName,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: url,
    certId: shownId,
  };
  return `https://www.linkedin.com/profile/add?${queryOf(fields)}`;
}

/** Opens WhatsApp with a message that is ready to send. */
export function whatsAppAddress({ courseTitle, url, issuerName }: Shared): string {
  return `https://wa.me/?${queryOf({ text: `I completed ${courseTitle} at ${issuerName}. ${url}` })}`;
}

function queryOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The size of a certificate on paper, nearly all of it fonts (measured: 41,365 bytes). */
export const CERTIFICATE_PDF_BYTES = 41_000;
