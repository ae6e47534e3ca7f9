import type { certificateEndpoints, PublicCertificate } from '@academy/contract/rewards/certificates';
import { accept, refuse } from '@academy/domain/kernel';
import {
  certificateState,
  readCertificateId,
  shownCertificateId,
} from '@academy/domain/rewards/certificates';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { type Certificate, certificatesOf, findCertificate } from './certificates.store.ts';
import { revokeCertificate } from './revoke-certificate.ts';

/** The public fields. The reason for a revocation stays between the academy and the learner. */
function publicAnswer(certificate: Certificate, now: Date): PublicCertificate {
  const { proof } = certificate.credential as { readonly proof?: { readonly proofValue?: unknown } };
  return {
    id: shownCertificateId(certificate.id),
    state: certificateState(certificate, now),
    revokedAt: certificate.revokedAt?.toISOString() ?? null,
    revokedBecause: certificate.revokedBecause,
    signedText: certificate.signedText,
    proofText: certificate.proofText,
    proofValue: String(proof?.proofValue ?? ''),
  };
}

export function certificateHandlers(context: Pick<Services, 'clock'>): Handlers<typeof certificateEndpoints> {
  const { clock } = context;
  return {
    async 'GET /api/certificates'({ db, actor }) {
      const own = await certificatesOf(db, actor.userId);
      return accept(
        own.map((certificate) => ({
          id: shownCertificateId(certificate.id),
          courseId: certificate.courseId,
          courseTitle: certificate.facts.courseTitle,
          completedAt: certificate.completedAt.toISOString(),
          state: certificateState(certificate, clock()),
          revokedBecause: certificate.revokedBecause,
        })),
      );
    },
    async 'GET /api/certificates/:certificateId'({ input, db }) {
      const id = readCertificateId(input.certificateId);
      const certificate = id && (await findCertificate(db, id));
      return certificate ? accept(publicAnswer(certificate, clock())) : refuse('unknown-certificate');
    },
    'POST /api/admin/certificates/:certificateId/revocation': ({ input, transaction, actor }) =>
      transaction((tx) => revokeCertificate(context, tx, actor, input)),
  };
}
