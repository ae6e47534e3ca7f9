export const TEXT_SIZES = ['normal', 'large', 'extra-large'] as const; // 2§3
export type TextSize = (typeof TEXT_SIZES)[number];

/** How every screen looks for somebody. */
export interface DisplaySettings {
  readonly accessibilityMode: boolean;
  readonly fontSize: TextSize;
}

/** What the plain words of a device mean; anything else is as if nothing had been chosen. */
export function displaySettingsFrom(
  accessibilityMode: string | null,
  fontSize: string | null,
): DisplaySettings {
  return {
    accessibilityMode: accessibilityMode === 'true',
    fontSize: TEXT_SIZES.find((size) => size === fontSize) ?? 'normal',
  };
}
