import type { ComponentType } from 'react';
import { BadgesShowcase } from './badges-showcase.tsx';
import { ButtonsShowcase } from './buttons-showcase.tsx';
import { CardsShowcase } from './cards-showcase.tsx';
import { FieldsShowcase } from './fields-showcase.tsx';
import { FoundationsShowcase } from './foundations-showcase.tsx';
import { NavigationShowcase } from './navigation-showcase.tsx';
import { OverlaysShowcase } from './overlays-showcase.tsx';
import { ProgressShowcase } from './progress-showcase.tsx';
import { StatesShowcase } from './states-showcase.tsx';
import { TableShowcase } from './table-showcase.tsx';
import { ToastsShowcase } from './toasts-showcase.tsx';

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
