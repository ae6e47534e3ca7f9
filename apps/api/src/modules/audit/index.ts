export { recordDeed } from './audit-log.store.ts';
