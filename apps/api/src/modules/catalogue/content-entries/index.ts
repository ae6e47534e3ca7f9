export {
  addEntries,
  countEntries,
  type EntryRow,
  lastPosition,
  lockEntries,
  lockEntry,
  offeredEntries,
  type StudioRow,
  saveEntry,
  studioEntries,
} from './entries.store.ts';
export { type FileEntry, followFile, importEntries } from './import-entries.ts';
