export { certificatesOf, revokeRefunded } from './certificates.store.ts';
export { issueCertificate } from './issue-certificate.ts';
export { mendCertificates } from './repair-certificates.ts';
