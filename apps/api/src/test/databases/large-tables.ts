export { LARGE_TABLES, PARTITIONED_TABLES } from '../../../../../tools/migrations/table-sizes.ts';
