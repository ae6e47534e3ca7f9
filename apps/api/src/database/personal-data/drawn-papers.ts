import { KEPT_DAYS } from '@academy/domain/product';
import { drawnPaymentPapers, paymentPapers } from '../../modules/commerce/payments/tables.ts';
import { certificates, drawnCertificates } from '../../modules/rewards/certificates/tables.ts';
import { byRow, personal } from './entry.ts';

const KEPT = `${KEPT_DAYS.drawnPapers} days after the file was drawn, and no longer than your account.`;
const THE_FILE_ITSELF = {
  file: 'The file that the academy gives you to download. All that it says is in your certificates and orders.',
  factsHash: 'A number by which we see that the file is still right. It says nothing by itself.',
} as const;

/** Files that were drawn for people, kept so that they need not be drawn twice. */
export const DRAWN_PAPERS_REGISTER = {
  drawn_payment_papers: personal(drawnPaymentPapers, {
    purpose: 'Your receipts and credit notes as files, so that they open quickly.',
    kept: KEPT,
    seenBy: ['self', 'administrators'],
    rows: [byRow(drawnPaymentPapers.paperId, paymentPapers, paymentPapers.id)],
    told: ['paperId', 'drawnAt'],
    withheld: THE_FILE_ITSELF,
    stays: {
      columns: ['file'],
      why: `An administrator who opens a receipt that tax law makes us keep has its file drawn again. It is gone after ${KEPT_DAYS.drawnPapers} days.`,
    },
  }),
  drawn_certificates: personal(drawnCertificates, {
    purpose: 'Your certificates as files and pictures, so that they open quickly.',
    kept: KEPT,
    seenBy: ['self', 'whoever-has-the-link'],
    rows: [byRow(drawnCertificates.certificateId, certificates, certificates.id)],
    told: ['certificateId', 'form', 'drawnAt'],
    withheld: THE_FILE_ITSELF,
  }),
};
