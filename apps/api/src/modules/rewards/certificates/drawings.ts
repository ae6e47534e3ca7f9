import type { Drawing } from '../../../gateways/paper/drawing-pool.ts';

export const PAPER: Drawing = {
  name: 'certificate',
  url: new URL('./certificate-pdf.ts', import.meta.url).href,
  version: 1,
};

export const CARD: Drawing = {
  name: 'certificate-card',
  url: new URL('./picture/card.ts', import.meta.url).href,
  version: 1,
};
