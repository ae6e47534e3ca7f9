import { describe, expect, it } from 'vitest';
import { queryFromView, viewFromQuery } from './chosen-view.ts';
import { studyHours } from './modules/study-hours.ts';
import { overallProgress } from './overall-progress.ts';
import { labelSide, RADAR, radarPath, radarPoint } from './skills/radar-shape.ts';
import { layersOf, linksOf } from './track-graph.ts';
import { describeNode, nextNode, nodeAction, type TrackNode } from './track-words.ts';

const node = (id: string, more: Partial<TrackNode> = {}): TrackNode => ({
  id,
  title: `The ${id}`,
  description: '',
  type: 'course',
  status: 'available',
  progress: 0,
  estimatedHours: 10,
  prerequisites: [],
  icon: 'book-open',
  color: 'blue-teal',
  courseId: id,
  achievements: [],
  ...more,
});

describe('overall progress', () => {
  it.each([
    [[65, 30, 0], 32],
    [[0, 0, 0], 0],
    [[100, 100, 100], 100],
    [[1, 0], 1],
    [[], 0],
  ])('PATH-03 of %j is %i', (values, mean) => {
    expect(overallProgress(values.map((totalProgress) => ({ totalProgress })))).toBe(mean);
  });
});

describe('the button of a node', () => {
  it.each([
    ['available', 0, 'Start'],
    ['in-progress', 1, 'Continue'],
    ['completed', 100, 'Review'],
    ['completed', 0, 'Review'],
  ] as const)('PATH-16 of one that is %s at %i%% reads %s', (status, progress, label) => {
    expect(nodeAction(node('a', { status, progress }))).toEqual({ label, href: '/course/a' });
  });

  it('PATH-17 is missing on a locked node and on one without a course', () => {
    expect(nodeAction(node('a', { status: 'locked', progress: 40 }))).toBeNull();
    expect(nodeAction(node('a', { courseId: null }))).toBeNull();
  });
});

describe('what is next', () => {
  it('is what is under way, else what can be started, else nothing', () => {
    const open = node('open');
    const begun = node('begun', { status: 'in-progress', progress: 5 });
    const milestone = node('end', { courseId: null });
    expect(nextNode([open, begun])).toBe(begun);
    expect(nextNode([milestone, open])).toBe(open);
    expect(nextNode([milestone, node('shut', { status: 'locked' })])).toBeUndefined();
  });
});

describe('a node in words', () => {
  const titles = new Map([
    ['a', 'Alpha'],
    ['b', 'Beta'],
    ['c', 'Gamma'],
  ]);
  it.each([
    [[], 'The x: ready to start. Nothing is needed first.'],
    [['a'], 'The x: ready to start. Needs Alpha.'],
    [['a', 'b', 'c'], 'The x: ready to start. Needs Alpha, Beta and Gamma.'],
  ])('PATH-15 names the prerequisites %j', (prerequisites, words) => {
    expect(describeNode(node('x', { prerequisites }), titles)).toBe(words);
  });

  it('PATH-15 names the status and how far it is', () => {
    expect(describeNode(node('x', { status: 'in-progress', progress: 45 }), titles)).toContain(
      'in progress, 45%',
    );
  });
});

const idsOf = (layers: { id: string }[][]) => layers.map((layer) => layer.map(({ id }) => id));

describe('the graph of a track', () => {
  const fork = [
    node('start', { prerequisites: ['of-another-track'] }),
    node('left', { prerequisites: ['start'] }),
    node('right', { prerequisites: ['start'] }),
    node('end', { prerequisites: ['start', 'left', 'right'] }),
  ];

  it('has rows in which each node is below all that it needs', () => {
    expect(idsOf(layersOf(fork))).toEqual([['start'], ['left', 'right'], ['end']]);
    expect(idsOf(layersOf([]))).toEqual([]);
  });

  it('places a node below what follows it in the list, too', () => {
    expect(idsOf(layersOf([node('b', { prerequisites: ['a'] }), node('a')]))).toEqual([['a'], ['b']]);
  });

  it('leaves out links that follow from others', () => {
    expect(linksOf(fork)).toEqual([
      { from: 'start', to: 'left' },
      { from: 'start', to: 'right' },
      { from: 'left', to: 'end' },
      { from: 'right', to: 'end' },
    ]);
  });

  it('does not hang on a circle', () => {
    const circle = [node('a', { prerequisites: ['b'] }), node('b', { prerequisites: ['a'] })];
    expect(layersOf(circle).flat()).toHaveLength(2);
    expect(linksOf(circle)).toHaveLength(2);
  });
});

describe('the hours of a timeline', () => {
  it('follow each other, and a milestone is at its end', () => {
    const nodes = [10, 20, 0].map((estimatedHours) => ({ estimatedHours }));
    expect(studyHours(nodes).map(({ text }) => text)).toEqual([
      'Hours 0 to 10 of 30',
      'Hours 10 to 30 of 30',
      'After 30 of 30 hours',
    ]);
  });
});

describe('the view in the address', () => {
  it.each([
    ['', { track: '', tab: 'modules', arrangement: 'tree' }],
    ['?track=specialization', { track: 'specialization', tab: 'modules', arrangement: 'tree' }],
    [
      '?track=a&tab=visualization&view=timeline',
      { track: 'a', tab: 'visualization', arrangement: 'timeline' },
    ],
  ] as const)('%s is written as it is read', (query, view) => {
    expect(viewFromQuery(query)).toEqual(view);
    expect(queryFromView(view)).toBe(query);
  });

  it('ignores what it does not know', () => {
    expect(viewFromQuery('?tab=x&view=y')).toEqual({ track: '', tab: 'modules', arrangement: 'tree' });
  });
});

describe('the radar', () => {
  it('points its first axis up and keeps levels between 0 and 100', () => {
    expect(radarPoint(0, 6, 100)).toEqual({ x: 50, y: RADAR.height / 2 - RADAR.radius });
    expect(radarPoint(0, 6, 300)).toEqual(radarPoint(0, 6, 100));
    expect(radarPoint(3, 6, -5).y).toBeCloseTo(RADAR.height / 2);
    expect(radarPoint(3, 6, 50).y).toBeCloseTo(RADAR.height / 2 + RADAR.radius / 2);
  });

  it('draws a closed line with a corner for each skill', () => {
    expect(radarPath([0, 0, 0])).toBe('M50.00 42.00L50.00 42.00L50.00 42.00Z');
    expect(radarPath([100, 50, 100, 50]).match(/[ML]/g)).toHaveLength(4);
  });

  it.each([
    [0, 'middle', 'above'],
    [1, 'right', 'above'],
    [2, 'right', 'below'],
    [3, 'middle', 'below'],
    [4, 'left', 'below'],
    [5, 'left', 'above'],
  ])('puts label %i of six to the %s, %s', (place, x, y) => {
    expect(labelSide(place, 6)).toEqual({ x, y });
  });
});
