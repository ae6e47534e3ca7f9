export { type DisplaySettings, displaySettingsFrom, TEXT_SIZES, type TextSize } from './text-sizes.ts';
