import { certificateEndpoints } from '@academy/contract/rewards/certificates';
import { RETENTION_DAYS } from '@academy/domain/product';
import { defineModule } from '../../define-module.ts';
import { certificateHandlers } from './certificates.routes.ts';
import { CARD, PAPER } from './drawings.ts';
import { forgetCertificatesDrawnBefore } from './drawn-certificates.store.ts';
import { issueCertificate } from './issue-certificate.ts';
import { keyDifference } from './keys/key-difference.ts';
import { academyKeys } from './keys/signing-keys.store.ts';
import { personalData } from './personal-data.ts';
import { certificatePreview } from './preview.ts';
import { repairCertificates } from './repair-certificates.ts';
import { serveCredentials } from './serve-credentials.ts';
import * as tables from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    /** Queued by the statement that logs the completed course (`follow-ups.store.ts` of the learning log). */
    'issue-certificate': { readonly userId: string; readonly courseId: string };
    'mend-certificates': Record<string, never>;
  }
}

export const certificates = defineModule({
  tables,
  personalData,
  endpoints: certificateEndpoints,
  handlers: certificateHandlers,
  replicated: ['GET /api/certificates/:certificateId'],
  pages: serveCredentials,
  drawings: [PAPER, CARD],
  previews: { '/verify/:id': (context, { id = '' }) => certificatePreview(context, id) },
  jobs: {
    'issue-certificate': { handler: (context) => (completion) => issueCertificate(context, completion) },
    'mend-certificates': { handler: (context) => () => repairCertificates(context) },
  },
  retention: {
    drawn_certificates: ({ db, daysAgo }) =>
      forgetCertificatesDrawnBefore(db, daysAgo(RETENTION_DAYS.drawnPapers)),
  },
  health: async ({ signingKeys, clock }, db) => ({
    doSigningKeysFit: keyDifference(signingKeys, await academyKeys(db)) === null,
    // A clock that is ahead does not date a key in the future.
    signingKeyAgeDays: Math.max(
      0,
      Math.floor((clock().getTime() - signingKeys.currentSince.getTime()) / DAY_MS),
    ),
  }),
});
