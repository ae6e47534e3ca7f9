export { type Configured, readDefaultPrices, readSettings, settingsOf } from './academy-settings.store.ts';
export { SettingsCache } from './settings-cache.ts';
