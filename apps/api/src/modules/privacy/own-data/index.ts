export { takeErasureBack } from './erasures.store.ts';
export { prepareExport } from './prepare-export.ts';
