export {
  type AcademySettings,
  changedSettings,
  checkSettings,
  factsThatDiffer,
  HIGHEST_PRICE_IN_RAND,
  MOST_PLACES,
  SETTING_NAMES,
  SPECIFIED_SETTINGS,
} from './academy-settings.ts';
export { fitsSetting, SETTING_KINDS, SETTING_PATTERNS, type SettingKind } from './setting-kinds.ts';
