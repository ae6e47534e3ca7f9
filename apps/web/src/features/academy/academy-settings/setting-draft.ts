import {
  type AcademySettings,
  centsFrom,
  fitsSetting,
  SETTING_KINDS,
  SETTING_NAMES,
} from '@academy/domain/academy/academy-settings';
import { FAULT_WORDS, SETTING_WORDS, type SettingName } from './setting-words.ts';

/** The values of the fields, as text; the switch as `true` or `false`. */
export type SettingDraft = Readonly<Record<SettingName, string>>;

export function draftOf(settings: AcademySettings): SettingDraft {
  const textOf = (name: SettingName) =>
    SETTING_KINDS[name] === 'cents' ? (Number(settings[name]) / 100).toFixed(2) : String(settings[name]);
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, textOf(name)])) as SettingDraft;
}

/** A browser omits the seconds where they are zero. */
function textOf(name: SettingName, draft: SettingDraft): string {
  const text = draft[name].trim();
  return SETTING_KINDS[name] === 'moment' ? `${text.slice(0, 16)}:00` : text;
}

export function faultsOf(draft: SettingDraft): ReadonlyMap<SettingName, string> {
  return new Map(
    SETTING_NAMES.filter((name) => !fitsSetting(SETTING_KINDS[name], textOf(name, draft))).map((name) => [
      name,
      FAULT_WORDS[SETTING_KINDS[name]],
    ]),
  );
}

export function settingsOf(draft: SettingDraft): AcademySettings {
  const value = (name: SettingName) => {
    const kind = SETTING_KINDS[name];
    if (kind === 'flag') return draft[name] === 'true';
    if (kind === 'cents') return centsFrom(textOf(name, draft));
    return kind === 'places' || kind === 'rand' ? Number(textOf(name, draft)) : textOf(name, draft);
  };
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, value(name)])) as unknown as AcademySettings;
}

const inWords = (name: SettingName, text: string) => {
  if (SETTING_KINDS[name] === 'flag') return text === 'true' ? 'on' : 'off';
  return SETTING_KINDS[name] === 'moment' ? text.slice(0, 16).replace('T', ' ') : text;
};

/** The settings that somebody else has changed from what the fields show. */
export function differencesOf(theirs: SettingDraft, mine: SettingDraft) {
  return SETTING_NAMES.filter((name) => inWords(name, theirs[name]) !== inWords(name, mine[name])).map(
    (name) => ({
      label: SETTING_WORDS[name].label,
      theirs: inWords(name, theirs[name]),
      mine: inWords(name, mine[name]),
    }),
  );
}
