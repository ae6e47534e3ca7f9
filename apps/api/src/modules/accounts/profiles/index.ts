export { profileHandlers } from './profiles.routes.ts';
export { findProfile } from './profiles.store.ts';
export { serveAvatars } from './serve-avatars.ts';
