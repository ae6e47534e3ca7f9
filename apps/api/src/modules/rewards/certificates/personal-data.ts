import { RETENTION_DAYS } from '@academy/domain/product';
import { byAccount, byRow, impersonal, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { certificates, drawnCertificates, signingKeys } from './tables.ts';

const KEPT = `${RETENTION_DAYS.drawnPapers} days after the file was drawn, and no longer than your account.`;
const THE_FILE_ITSELF = {
  file: 'The file that the academy gives you to download. All that it says is in your certificates and orders.',
  factsHash: 'A number by which we see that the file is still right. It says nothing by itself.',
} as const;

export const personalData = {
  certificates: personal(certificates, {
    purpose: 'Your certificates. Whoever has the link or the number can check that one is real.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'administrators', 'whoever-has-the-link'],
    rows: [byAccount(certificates.userId)],
    exported: [
      'id',
      'userId',
      'courseId',
      'completedAt',
      'issuedAt',
      'validUntil',
      'statusIndex',
      'facts',
      'credential',
      'signedText',
      'proofText',
      'signedWith',
      'revokedAt',
      'revocationReason',
      'revokedBecause',
    ],
    withheld: { revokedBy: 'Says something about another person.' },
  }),
  drawnCertificates: personal(drawnCertificates, {
    purpose: 'Your certificates as files and pictures, so that they open quickly.',
    retention: KEPT,
    seenBy: ['self', 'whoever-has-the-link'],
    rows: [byRow(drawnCertificates.certificateId, certificates, certificates.id)],
    exported: ['certificateId', 'form', 'drawnAt'],
    withheld: THE_FILE_ITSELF,
  }),
  signingKeys: impersonal(signingKeys, 'The public keys by which anyone can check a certificate.', [
    'id',
    'publicKey',
    'madeAt',
    'withdrawnAt',
  ]),
};
