export { cancelErasure } from './erasures.store.ts';
