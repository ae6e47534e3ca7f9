export { findProfile } from './profiles.store.ts';
