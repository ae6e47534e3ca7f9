export { CourseCertificate } from './course-certificate.tsx';
export { OwnCertificates } from './own-certificates.tsx';
