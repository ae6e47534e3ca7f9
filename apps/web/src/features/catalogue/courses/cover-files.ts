import type { CourseCover } from '@academy/domain/catalogue/courses';
import chevron from './covers/chevron.svg';
import chevronOnLight from './covers/chevron-on-light.svg';
import diamond from './covers/diamond.svg';
import diamondOnLight from './covers/diamond-on-light.svg';
import gable from './covers/gable.svg';
import gableOnLight from './covers/gable-on-light.svg';
import steps from './covers/steps.svg';
import stepsOnLight from './covers/steps-on-light.svg';
import sun from './covers/sun.svg';
import sunOnLight from './covers/sun-on-light.svg';
import waves from './covers/waves.svg';
import wavesOnLight from './covers/waves-on-light.svg';

/** The bead panels: light beads for the three deep backgrounds, dark ones for marigold. */
export const COVER_FILES: Readonly<Record<CourseCover, { onDark: string; onLight: string }>> = {
  chevron: { onDark: chevron, onLight: chevronOnLight },
  diamond: { onDark: diamond, onLight: diamondOnLight },
  gable: { onDark: gable, onLight: gableOnLight },
  steps: { onDark: steps, onLight: stepsOnLight },
  sun: { onDark: sun, onLight: sunOnLight },
  waves: { onDark: waves, onLight: wavesOnLight },
};
