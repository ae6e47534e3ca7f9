import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@academy/domain/product';
import {
  type CertificateFacts,
  type CertificateId,
  NQF_SENTENCE,
  provenLines,
} from '@academy/domain/rewards/certificates';

export const CONTEXT_ADDRESSES = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** A JSON-LD document, as far as the code needs to know it. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** did:web of the academy's address: a port is written with its colon escaped. */
export function didOf(publicUrl: string): string {
  return `did:web:${new URL(publicUrl).host.replaceAll(':', '%3A')}`;
}

function credentialUrl(publicUrl: string, id: CertificateId): string {
  return `${new URL(publicUrl).origin}/credentials/${id}`;
}

/** Certificates per list: the minimum size of a list, so that none of them is conspicuous. */
export const STATUS_LIST_SIZE = 131_072;

export function statusListUrl(publicUrl: string, statusIndex: number): string {
  return `${new URL(publicUrl).origin}/credentials/status/${Math.floor(statusIndex / STATUS_LIST_SIZE)}`;
}

interface CredentialParts {
  readonly id: CertificateId;
  readonly facts: CertificateFacts;
  readonly validUntil: Date | null;
  readonly statusIndex: number;
  /** Null: the account has none. */
  readonly email: string | null;
  readonly salt: string;
  readonly publicUrl: string;
}

/** The address stays out of a public document; anyone who knows it can still verify the match. */
function identityOf({ email, salt, facts }: CredentialParts) {
  const name = {
    type: 'IdentityObject',
    hashed: false,
    identityHash: facts.personName,
    identityType: 'name',
  };
  if (email === null) return [name];
  const hash = createHash('sha256').update(`${email}${salt}`).digest('hex');
  const address = {
    type: 'IdentityObject',
    hashed: true,
    salt,
    identityHash: `sha256$${hash}`,
    identityType: 'emailAddress',
  };
  return [name, address];
}

const CRITERIA = 'Every lesson completed, and every assessment and project of the course passed.';
const CRITERIA_OF_PILOT = 'The course was completed.';

function achievementOf({ facts, publicUrl }: CredentialParts) {
  const { origin } = new URL(publicUrl);
  return {
    id: `${origin}/course/${facts.courseId}`,
    type: ['Achievement'],
    achievementType: 'CertificateOfCompletion',
    name: facts.courseTitle,
    description: `The course ${facts.courseTitle} of ${PRODUCT_NAME}, completed. ${NQF_SENTENCE}`,
    criteria: { narrative: facts.assessments.length > 0 ? CRITERIA : CRITERIA_OF_PILOT },
    ...(facts.assessments.length > 0 && {
      resultDescription: facts.assessments.map(({ title }, index) => ({
        id: resultId(origin, facts.courseId, index),
        type: ['ResultDescription'],
        name: title,
        resultType: 'Percent',
      })),
    }),
  };
}

const resultId = (origin: string, courseId: string, index: number) =>
  `${origin}/course/${courseId}#result-${index + 1}`;

/** An Open Badges 3.0 credential, not signed yet. The results are in it twice: for people and for programs. */
export function buildCredential(parts: CredentialParts): JsonLd {
  const { id, facts, validUntil, statusIndex, publicUrl } = parts;
  const { origin } = new URL(publicUrl);
  const statusList = statusListUrl(publicUrl, statusIndex);
  return {
    '@context': [...CONTEXT_ADDRESSES],
    id: credentialUrl(publicUrl, id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: facts.courseTitle,
    description: NQF_SENTENCE,
    issuer: { id: didOf(publicUrl), type: ['Profile'], name: PRODUCT_NAME, url: origin },
    validFrom: facts.completedAt,
    ...(validUntil && { validUntil: validUntil.toISOString() }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identityOf(parts),
      achievement: achievementOf(parts),
      narrative: provenLines(facts).join('\n'),
      ...(facts.assessments.length > 0 && {
        result: facts.assessments.map(({ percent }, index) => ({
          type: ['Result'],
          resultDescription: resultId(origin, facts.courseId, index),
          value: String(percent),
        })),
      }),
    },
    credentialStatus: {
      id: `${statusList}#${statusIndex % STATUS_LIST_SIZE}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusIndex % STATUS_LIST_SIZE),
      statusListCredential: statusList,
    },
  };
}

/** The same credential after the academy has moved: every address and the issuer's name are the new ones. */
export function moveCredential(credential: JsonLd, publicUrl: string): JsonLd {
  const issuer = credential.issuer as { readonly id: string; readonly url: string };
  const moved = (value: unknown): unknown => {
    if (value === issuer.id) return didOf(publicUrl);
    if (typeof value === 'string')
      return value === issuer.url || value.startsWith(`${issuer.url}/`)
        ? `${new URL(publicUrl).origin}${value.slice(issuer.url.length)}`
        : value;
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each)]));
  };
  return moved(credential) as JsonLd;
}
