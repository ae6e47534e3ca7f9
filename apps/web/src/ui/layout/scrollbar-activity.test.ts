import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCROLLBAR_HIDE_DELAY_MS, showScrollbarOnActivity } from './scrollbar-activity.ts';

function buildArea() {
  return Object.assign(new EventTarget(), { dataset: { scrollbar: 'hidden' } as DOMStringMap });
}

describe('auto-hiding scrollbar (1§9)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['scroll', 'pointermove', 'pointerdown'])(
    'SHELL-67 is seen until 600 ms after the last %s',
    (activity) => {
      const area = buildArea();
      showScrollbarOnActivity(area);
      area.dispatchEvent(new Event(activity));
      vi.advanceTimersByTime(599);
      expect(area.dataset.scrollbar).toBe('visible');
      vi.advanceTimersByTime(1);
      expect(area.dataset.scrollbar).toBe('hidden');
    },
  );

  it('SHELL-67 every activity starts the wait anew', () => {
    const area = buildArea();
    showScrollbarOnActivity(area);
    area.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(SCROLLBAR_HIDE_DELAY_MS - 1);
    area.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(599);
    expect(area.dataset.scrollbar).toBe('visible');
  });

  it('listens no more once stopped', () => {
    const area = buildArea();
    const stop = showScrollbarOnActivity(area);
    stop();
    area.dispatchEvent(new Event('scroll'));
    expect(area.dataset.scrollbar).toBe('hidden');
  });
});
