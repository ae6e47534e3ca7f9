export { certificateHandlers } from './certificates.routes.ts';
export { certificatesOf, revokeRefunded } from './certificates.store.ts';
export { forgetCertificatesDrawnBefore } from './drawn-certificates.store.ts';
export { issueCertificate } from './issue-certificate.ts';
export { mendCertificates } from './mend-certificates.ts';
export { certificatePreview } from './preview.ts';
export { serveCredentials } from './serve-credentials.ts';
