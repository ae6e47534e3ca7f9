import type { NavigationEntry } from '@academy/domain/access';
import { useId } from 'react';
import { Modal } from '../../../ui/overlays/modal/modal.tsx';
import { PaletteContent } from './palette-content.tsx';

export interface SearchPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** What was typed before the palette had loaded. */
  initialText: string;
  /** The pages that this person may open, found by their name. */
  pages: readonly NavigationEntry[];
}

const wholeScreen = 'inset-0';
const card =
  'sm:bottom-auto sm:top-[min(12dvh,6rem)] sm:mx-auto sm:w-[min(100%-2rem,42rem)] sm:max-h-[76dvh] sm:rounded-xl ' +
  'sm:overflow-hidden sm:[--modal-y:-0.75rem]';

/** SHELL-38: courses, lessons, events, collections, careers, help and pages, found while typing. */
export function SearchPalette({ isOpen, onClose, initialText, pages }: SearchPaletteProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      panelClassName={`${wholeScreen} ${card} shadow-float enhanced:border`}
    >
      <h2 id={titleId} className="sr-only">
        Search
      </h2>
      <PaletteContent initialText={initialText} pages={pages} onClose={onClose} />
    </Modal>
  );
}
