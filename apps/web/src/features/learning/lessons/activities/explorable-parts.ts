import type { ExplorableName } from '@academy/domain/learning/learning-log';
import { type LazyPart, lazyPart } from '../../../../lib/pages/lazy-part.tsx';
import type { ExplorableProps } from '../explorables/explorable-props.ts';

/** Each figure is a separate script: a lesson loads only those that it shows. */
export const EXPLORABLE_PARTS: Readonly<Record<ExplorableName, LazyPart<ExplorableProps>>> = {
  threshold: lazyPart(
    () => import('../explorables/statistics/threshold-figure.tsx'),
    (module) => module.ThresholdFigure,
  ),
  'thousand-dots': lazyPart(
    () => import('../explorables/statistics/thousand-dots-figure.tsx'),
    (module) => module.ThousandDotsFigure,
  ),
  'memory-curves': lazyPart(
    () => import('../explorables/machine-learning/memory-curves-figure.tsx'),
    (module) => module.MemoryCurvesFigure,
  ),
  'next-word': lazyPart(
    () => import('../explorables/machine-learning/next-word-figure.tsx'),
    (module) => module.NextWordFigure,
  ),
  tokeniser: lazyPart(
    () => import('../explorables/machine-learning/tokeniser-figure.tsx'),
    (module) => module.TokeniserFigure,
  ),
  'mean-median': lazyPart(
    () => import('../explorables/statistics/mean-median-figure.tsx'),
    (module) => module.MeanMedianFigure,
  ),
  'proxy-finder': lazyPart(
    () => import('../explorables/statistics/proxy-finder-figure.tsx'),
    (module) => module.ProxyFinderFigure,
  ),
  'gradient-descent': lazyPart(
    () => import('../explorables/machine-learning/gradient-descent-figure.tsx'),
    (module) => module.GradientDescentFigure,
  ),
  neuron: lazyPart(
    () => import('../explorables/machine-learning/neuron-figure.tsx'),
    (module) => module.NeuronFigure,
  ),
  'nearest-neighbours': lazyPart(
    () => import('../explorables/machine-learning/nearest-neighbours-figure.tsx'),
    (module) => module.NearestNeighboursFigure,
  ),
  'line-fit': lazyPart(
    () => import('../explorables/machine-learning/line-fit-figure.tsx'),
    (module) => module.LineFitFigure,
  ),
  'confusion-map': lazyPart(
    () => import('../explorables/statistics/confusion-map-figure.tsx'),
    (module) => module.ConfusionMapFigure,
  ),
  'loop-stepper': lazyPart(
    () => import('../explorables/loop-stepper-figure.tsx'),
    (module) => module.LoopStepperFigure,
  ),
};
