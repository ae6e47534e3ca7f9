export { readAudit, recordStaffAction } from './audit-log.store.ts';
