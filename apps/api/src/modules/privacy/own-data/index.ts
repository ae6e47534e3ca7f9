export { takeErasureBack } from './erasures.store.ts';
