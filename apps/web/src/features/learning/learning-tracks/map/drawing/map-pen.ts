/** The drawing style of the map: the tokens of the current theme, at the chosen text size. */
export interface MapPen {
  /** Pixels per rem. */
  readonly rem: number;
  readonly titleFont: string;
  readonly textFont: string;
  readonly colours: Readonly<Record<ColourName, string>>;
  /** Duration of an animation; 0 with reduced motion. */
  readonly moveMs: number;
}

const COLOURS = {
  surface: '--surface',
  page: '--page',
  ink: '--ink',
  ink2: '--ink-2',
  ink3: '--ink-3',
  accent: '--accent',
  accentText: '--accent-text',
  onAccent: '--on-accent',
  sun: '--sun',
  sunEdge: '--sun-edge',
  sunInk: '--sun-ink',
  success: '--success-text',
  line: '--line',
  lineStrong: '--line-strong',
  lineControl: '--line-control',
  sunken: '--surface-sunken',
} as const;
type ColourName = keyof typeof COLOURS;

export function penFor(element: Element): MapPen {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const moveMs = token('--t-base');
  return {
    rem,
    titleFont: `700 ${rem}px ${token('--face-heading')}`,
    textFont: `400 ${rem}px ${token('--face-body')}`,
    colours: Object.fromEntries(
      Object.entries(COLOURS).map(([name, variable]) => [name, token(variable)]),
    ) as Record<ColourName, string>,
    moveMs: Number.parseFloat(moveMs) * (/\ds$/.test(moveMs) ? 1000 : 1) || 0,
  };
}
