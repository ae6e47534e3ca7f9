export { fromBase58, fromMultikey, toBase58, toMultikey } from './base58.ts';
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
export { isSignatureOf } from './ed25519.ts';
export { readProofKey, readSignedCertificate, type SignedCertificate } from './signed-text.ts';
