export { certificatesOf, revokeRefunded } from './certificates.store.ts';
export { issueCertificate } from './issue-certificate.ts';
export { repairCertificates } from './repair-certificates.ts';
