import { accept, refuse } from '@academy/domain/kernel';
import { readCertificateId, readRevocationReason } from '@academy/domain/rewards/certificates';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { findCertificate, saveRevocation } from './certificates.store.ts';

interface Revocation {
  readonly certificateId: string;
  readonly reason: string;
}

/** From here on every copy of the certificate fails verification. */
export async function revokeCertificate(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  actor: Actor,
  { certificateId, reason: text }: Revocation,
) {
  const id = readCertificateId(certificateId);
  if (id === null || !(await findCertificate(tx, id))) return refuse('unknown-certificate');
  const reason = readRevocationReason(text);
  if (reason === null) return refuse('reason-missing');
  const now = clock();
  if (!(await saveRevocation(tx, { id, reason, revokedBy: actor.userId, now })))
    return refuse('already-revoked');
  await recordStaffAction(tx, {
    actorId: actor.userId,
    action: 'revoke-certificate',
    subject: id,
    now,
  });
  return accept(null);
}
