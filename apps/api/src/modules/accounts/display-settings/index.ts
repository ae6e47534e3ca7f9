export { displaySettingsOf } from './display-settings.store.ts';
