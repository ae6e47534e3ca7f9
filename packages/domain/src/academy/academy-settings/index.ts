export {
  type AcademyFacts,
  type AcademySettings,
  changedSettings,
  checkSettings,
  dataPriceThatDiffers,
  factsThatDiffer,
  HIGHEST_DATA_PRICE,
  HIGHEST_PRICE_IN_RAND,
  isLaunched,
  MOST_PLACES,
  SETTING_NAMES,
  SPECIFIED_SETTINGS,
} from './academy-settings.ts';
export {
  centsFrom,
  fitsSetting,
  SETTING_KINDS,
  SETTING_PATTERNS,
  type SettingKind,
} from './setting-kinds.ts';
