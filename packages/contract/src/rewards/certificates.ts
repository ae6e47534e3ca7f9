import { REASON_MAX_LENGTH } from '@academy/domain/rewards/certificates';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const instant = Type.String({ format: 'date-time' });
const state = Type.Enum(['valid', 'revoked', 'expired']);
/** Set if the reason is public: the course was refunded. Revocations by staff are between the academy and the learner. */
const revokedBecause = nullable(Type.Enum(['refund']));
const certificateParams = strictObject({ certificateId: Type.String({ maxLength: 100 }) });
const unknownCertificate = { status: 404, sentence: 'There is no certificate with this number.' } as const;

const ownCertificateSchema = strictObject({
  /** In two halves, as displayed. */
  id: Type.String(),
  courseId: Type.String(),
  courseTitle: Type.String(),
  completedAt: instant,
  state,
  revokedBecause,
});
export type OwnCertificate = Static<typeof ownCertificateSchema>;

const publicCertificateSchema = strictObject({
  id: Type.String(),
  state,
  revokedAt: nullable(instant),
  revokedBecause,
  /** The two canonical texts that the signature covers; the content of the certificate is read from the first. */
  signedText: Type.String(),
  proofText: Type.String(),
  /** Multibase, as in the credential. */
  proofValue: Type.String(),
});
export type PublicCertificate = Static<typeof publicCertificateSchema>;

export const certificateEndpoints = defineEndpoints({
  'GET /api/certificates': {
    access: 'signed-in',
    summary:
      'The learner’s own certificates, the newest first. `/api/certificates/{id}/certificate.pdf` is one of them on paper.',
    status: 200,
    answer: Type.Array(ownCertificateSchema),
    refusals: {},
  },
  'GET /api/certificates/:certificateId': {
    access: 'public',
    summary:
      'A certificate as anyone may check it. `/credentials/{id}` is its Open Badges 3.0 credential, `/.well-known/did.json` has the keys.',
    params: certificateParams,
    status: 200,
    answer: publicCertificateSchema,
    refusals: { 'unknown-certificate': unknownCertificate },
  },
  'POST /api/admin/certificates/:certificateId/revocation': {
    access: 'administrator',
    confirmedFor: 'certificates',
    summary: 'Revoke a certificate. The reason is kept for the academy; the public sees that and when.',
    params: certificateParams,
    // Room for surrounding spaces in what was typed.
    body: strictObject({ reason: Type.String({ maxLength: REASON_MAX_LENGTH + 100 }) }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-certificate': unknownCertificate,
      'already-revoked': { status: 409, sentence: 'This certificate has already been revoked.' },
      'reason-missing': {
        status: 400,
        sentence: `Please say why, in 3 to ${REASON_MAX_LENGTH} characters.`,
      },
    },
    isRepeatable: true,
  },
});
