export { certificatesOf, revokeRefunded } from './certificates.store.ts';
export { CARD } from './drawings.ts';
export { issueCertificate } from './issue-certificate.ts';
export { registerSigningKeys } from './keys/register-signing-keys.ts';
export { replaceLostSigningKeys } from './keys/replace-lost-keys.ts';
export { repairCertificates } from './repair-certificates.ts';
