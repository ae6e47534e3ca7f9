export const SHORTCUTS = {
  n: 'Next lesson',
  p: 'Previous lesson',
  o: 'Course outline',
  m: 'My notes',
  l: 'Listen, pause or resume',
  '?': 'This list',
} as const;

export type ShortcutKey = keyof typeof SHORTCUTS;

interface PressedKey {
  readonly key: string;
  readonly isWithModifier: boolean;
  readonly isTyping: boolean;
  readonly hasOpenDialog: boolean;
}

/** The shortcut that was pressed, if any: none with Ctrl, Alt or Cmd, in a field, or behind a dialog. */
export function shortcutOf({ key, isWithModifier, isTyping, hasOpenDialog }: PressedKey): ShortcutKey | null {
  if (isWithModifier || isTyping || hasOpenDialog) return null;
  const pressed = key.toLowerCase();
  return Object.hasOwn(SHORTCUTS, pressed) ? (pressed as ShortcutKey) : null;
}
