export {
  CERTIFICATE_PDF_BYTES,
  type CertificateFacts,
  type CertificateState,
  certificateDay,
  certificateState,
  isIssueNews,
  linkedInAddress,
  NQF_SENTENCE,
  type ProvenAssessment,
  provenLines,
  REASON_MAX_LENGTH,
  readRevocationReason,
  whatsAppAddress,
} from './certificate.ts';
export {
  CERTIFICATE_ID_BYTES,
  type CertificateId,
  certificateId,
  readCertificateId,
  shownCertificateId,
  verifyPath,
} from './certificate-id.ts';
export { fromMultibase, fromMultikey, toMultibase, toMultikey } from './multikey.ts';
export { readProofKey, readSignedCertificate, type SignedCertificate } from './signed-text.ts';
