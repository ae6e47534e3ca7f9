type MapCommand =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom-in' | 'zoom-out' | 'fit' };

const PAN_PX = 48;
const COMMANDS: Readonly<Record<string, MapCommand>> = {
  // The view moves left, so the map moves right.
  ArrowLeft: { kind: 'pan', dx: PAN_PX, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -PAN_PX, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: PAN_PX },
  ArrowDown: { kind: 'pan', dx: 0, dy: -PAN_PX },
  '+': { kind: 'zoom-in' },
  '=': { kind: 'zoom-in' },
  '-': { kind: 'zoom-out' },
  _: { kind: 'zoom-out' },
  '0': { kind: 'fit' },
};

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does to the map; with Ctrl and the like a key belongs to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: PressedKey): MapCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
}
