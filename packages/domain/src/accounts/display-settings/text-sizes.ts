export const TEXT_SIZES = ['normal', 'large', 'extra-large'] as const; // 2§3
export type TextSize = (typeof TEXT_SIZES)[number];

/** Somebody's display settings, for every screen. */
export interface DisplaySettings {
  readonly accessibilityMode: boolean;
  readonly fontSize: TextSize;
}

/** Parses the words stored on a device; anything else counts as no choice. */
export function displaySettingsFrom(
  accessibilityMode: string | null,
  fontSize: string | null,
): DisplaySettings {
  return {
    accessibilityMode: accessibilityMode === 'true',
    fontSize: TEXT_SIZES.find((size) => size === fontSize) ?? 'normal',
  };
}
