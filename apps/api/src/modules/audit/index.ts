export { recordStaffAction } from './audit-log.store.ts';
