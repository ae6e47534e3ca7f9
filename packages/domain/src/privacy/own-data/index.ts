export { AUDIENCES, type Audience } from './audience.ts';
export { EXPORT_FORMATS, type ExportFormat, exportFileName } from './export-format.ts';
export {
  ERASURE_GRACE_DAYS,
  EXPORT_RETENTION_DAYS,
  erasureDueAt,
  exportExpiresAt,
} from './retention.ts';
