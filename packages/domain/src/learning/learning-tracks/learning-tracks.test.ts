import { describe, expect, it } from 'vitest';
import { drawTracks, nodeStatus, type StateInCourse, type TrackCourse } from './index.ts';

describe('the status of a node (2§4)', () => {
  it.each([
    [true, 100, false, 'completed'],
    [true, 40, true, 'completed'],
    [false, 1, false, 'in-progress'],
    [false, 100, true, 'in-progress'],
    [false, 0, true, 'available'],
    [false, 0, false, 'locked'],
  ])(
    'PATH-19 with completed %s, progress %i, prerequisites %s is %s',
    (isCompleted, progress, arePrerequisitesCompleted, status) => {
      expect(nodeStatus({ isCompleted, progress, arePrerequisitesCompleted })).toBe(status);
    },
  );
});

const course = (
  id: string,
  trackId: TrackCourse['trackId'],
  more: Partial<TrackCourse> = {},
): TrackCourse => ({
  id,
  title: id,
  summary: `About ${id}`,
  hours: 10,
  trackId,
  trackPlace: 1,
  prerequisites: [],
  gradient: 'blue-teal',
  skills: { Python: 20 },
  ...more,
});

const courses = [
  course('second', 'foundations', { trackPlace: 2, prerequisites: ['first'], hours: 20 }),
  course('first', 'foundations'),
  course('elsewhere', null),
  course('third', 'machine-learning', { prerequisites: ['second', 'elsewhere'], hours: 2.5 }),
];

function draw(states: Readonly<Record<string, StateInCourse>>) {
  const tracks = drawTracks(courses, (id) => states[id]);
  const nodes = tracks.flatMap((track) => track.nodes);
  return {
    track: (id: string) => tracks.find((track) => track.id === id),
    statuses: Object.fromEntries(nodes.map(({ id, status }) => [id, status])),
    node: (id: string) => nodes.find((node) => node.id === id),
    tracks,
  };
}
const done = { percent: 100, isCompleted: true };

describe('the tracks', () => {
  it('PATH-09 are three, in their order', () => {
    expect(draw({}).tracks.map(({ id }) => id)).toEqual([
      'foundations',
      'machine-learning',
      'specialization',
    ]);
  });

  it('PATH-11 PATH-12 have their courses in their places and a milestone at the end', () => {
    const { track, node } = draw({});
    expect(track('foundations')?.nodes.map(({ id, type }) => [id, type])).toEqual([
      ['first', 'course'],
      ['second', 'course'],
      ['foundations-milestone', 'milestone'],
    ]);
    expect(node('foundations-milestone')).toMatchObject({
      estimatedHours: 0,
      courseId: null,
      prerequisites: ['first', 'second'],
    });
    expect(node('first')).toMatchObject({ courseId: 'first', estimatedHours: 10, achievements: ['Python'] });
  });

  it('PATH-12 name only prerequisites that are nodes', () => {
    expect(draw({}).node('third')?.prerequisites).toEqual(['second']);
  });

  it('PATH-19 begin with what needs nothing; the rest is locked', () => {
    expect(draw({}).statuses).toEqual({
      first: 'available',
      second: 'locked',
      'foundations-milestone': 'locked',
      third: 'locked',
      'machine-learning-milestone': 'locked',
      'specialization-milestone': 'locked',
    });
  });

  it('PATH-19 unlock a course only when the one before it is completed, not at 99 per cent', () => {
    expect(draw({ first: { percent: 99, isCompleted: false } }).statuses).toMatchObject({
      first: 'in-progress',
      second: 'locked',
    });
    expect(draw({ first: done }).statuses).toMatchObject({ first: 'completed', second: 'available' });
  });

  it('PATH-19 unlock across tracks, and complete a milestone with the last course before it', () => {
    expect(draw({ first: done, second: done }).statuses).toMatchObject({
      'foundations-milestone': 'completed',
      third: 'available',
      'machine-learning-milestone': 'locked',
    });
  });

  it('PATH-04 count the hours of completed courses', () => {
    expect(
      draw({ first: done, second: { percent: 50, isCompleted: false } }).track('foundations'),
    ).toMatchObject({
      completedHours: 10,
      totalHours: 30,
      totalProgress: 75,
    });
  });

  it('PATH-10 stand at 0 for a new account, without hours where a track has no course', () => {
    for (const { totalProgress, completedHours } of draw({}).tracks)
      expect([totalProgress, completedHours]).toEqual([0, 0]);
    expect(draw({}).track('specialization')).toMatchObject({ totalHours: 0 });
  });
});
