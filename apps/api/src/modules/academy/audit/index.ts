export { forgetReasonsAbout, readAudit, recordStaffAction } from './audit-log.store.ts';
