import type { ComponentType } from 'react';
import { BadgesShowcase } from './showcases/badges-showcase.tsx';
import { ButtonsShowcase } from './showcases/buttons-showcase.tsx';
import { CardsShowcase } from './showcases/cards-showcase.tsx';
import { FieldsShowcase } from './showcases/fields-showcase.tsx';
import { FoundationsShowcase } from './showcases/foundations-showcase.tsx';
import { NavigationShowcase } from './showcases/navigation-showcase.tsx';
import { OverlaysShowcase } from './showcases/overlays-showcase.tsx';
import { ProgressShowcase } from './showcases/progress-showcase.tsx';
import { StatesShowcase } from './showcases/states-showcase.tsx';
import { TableShowcase } from './showcases/table-showcase.tsx';
import { ToastsShowcase } from './showcases/toasts-showcase.tsx';

interface ShowcaseSection {
  id: string;
  name: string;
  Section: ComponentType;
}

export const showcaseSections: readonly ShowcaseSection[] = [
  { id: 'foundations', name: 'Foundations', Section: FoundationsShowcase },
  { id: 'buttons', name: 'Buttons', Section: ButtonsShowcase },
  { id: 'fields', name: 'Fields', Section: FieldsShowcase },
  { id: 'badges', name: 'Badges, avatars', Section: BadgesShowcase },
  { id: 'cards', name: 'Cards, figures', Section: CardsShowcase },
  { id: 'progress', name: 'Progress', Section: ProgressShowcase },
  { id: 'navigation', name: 'Navigation', Section: NavigationShowcase },
  { id: 'table', name: 'Table', Section: TableShowcase },
  { id: 'overlays', name: 'Overlays', Section: OverlaysShowcase },
  { id: 'toasts', name: 'Toasts', Section: ToastsShowcase },
  { id: 'states', name: 'States', Section: StatesShowcase },
];
