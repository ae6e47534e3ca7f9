/** The interactive figures that a lesson can contain. */
export const EXPLORABLES = [
  'threshold',
  'thousand-dots',
  'memory-curves',
  'next-word',
  'tokeniser',
  'mean-median',
  'proxy-finder',
  'gradient-descent',
  'neuron',
  'nearest-neighbours',
  'line-fit',
  'confusion-map',
  'loop-stepper',
] as const;
export type ExplorableName = (typeof EXPLORABLES)[number];

/** Those that take numbers from the lesson; the others bring their own story. */
export const EXPLORABLES_WITH_VALUES: readonly ExplorableName[] = ['mean-median', 'loop-stepper'];
