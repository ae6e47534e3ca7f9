import { expect, it } from 'vitest';
import { chartImage, chartSummary } from './chart-image.ts';

const svg =
  '<svg viewBox="0 0 320 200"><title>Fares</title><desc>A bar chart, &lt;R20 &amp; more.</desc></svg>';

it('makes a drawing an image that has its colour and namespace', () => {
  const image = chartImage(svg, '#e9ecff');
  expect(image).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns%3D/);
  expect(decodeURIComponent(image)).toContain('color="#e9ecff"');
  expect(image).not.toMatch(/[<>"#]/);
});

it.each([
  [svg, 'Fares: A bar chart, <R20 & more.'],
  ['<svg><desc>Rising.</desc></svg>', 'Rising.'],
  ['<svg><title>Fares</title></svg>', 'Fares'],
  ['<svg/>', 'R20 | ###'],
])('names what %s shows', (drawing, summary) => {
  expect(chartSummary({ svg: drawing, text: 'R20 | ###' })).toBe(summary);
});
