import type { PathModule } from '@academy/contract/teaching/training';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ModuleLine } from './module-line.tsx';

const MODULE: PathModule = {
  id: 'supervised-learning',
  title: 'Supervised Learning',
  description: '',
  duration: '3 weeks',
  difficulty: 'Intermediate',
  progress: 0,
  completed: false,
  category: 'ml',
  lessons: 8,
  courseId: 'machine-learning',
  href: '/course/machine-learning',
  price: 299,
  freeBecause: 'early-access',
};

const shown = (module: PathModule) =>
  renderToStaticMarkup(createElement(ModuleLine, { module, onBuy: () => undefined }));

describe('a module of a path with a separate price', () => {
  it('names it as long as nothing is charged', () => {
    expect(shown(MODULE)).toContain('R299');
    expect(shown(MODULE)).toContain('Free in early access');
  });

  it('names no amount where its course is paid for: the one price is that of the course', () => {
    const charged = shown({ ...MODULE, freeBecause: null });
    expect(charged).toContain('Part of a paid course');
    expect(charged).not.toMatch(/R\d/);
  });
});
