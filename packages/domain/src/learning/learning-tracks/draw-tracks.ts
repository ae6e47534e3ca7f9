import type { CourseGradient, TrackId } from '../../catalogue/courses/index.ts';
import { trackPercent } from '../learning-log/index.ts';
import { type NodeStatus, type NodeType, nodeStatus } from './node-status.ts';
import { LEARNING_TRACKS } from './track.ts';

/** What a track needs to know about a course. */
export interface TrackCourse {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly hours: number;
  readonly trackId: TrackId | null;
  readonly trackPlace: number | null;
  readonly prerequisites: readonly string[];
  readonly gradient: CourseGradient;
  readonly skills: Readonly<Partial<Record<string, number>>>;
}

export interface StateInCourse {
  readonly percent: number;
  readonly isCompleted: boolean;
}

export interface TrackNode {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: NodeType;
  readonly status: NodeStatus;
  readonly progress: number;
  readonly estimatedHours: number;
  readonly prerequisites: string[];
  readonly icon: string;
  readonly color: CourseGradient;
  readonly courseId: string | null;
  /** What completing it earns: the skills of a course, the name of a milestone. */
  readonly achievements: string[];
}

type StateOf = (courseId: string) => StateInCourse | undefined;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The three tracks with a node for each of their courses and a milestone at the end. */
export function drawTracks(courses: readonly TrackCourse[], stateOf: StateOf) {
  const known = new Set(courses.flatMap(({ id, trackId }) => (trackId === null ? [] : id)));
  return LEARNING_TRACKS.map(({ id, name, description, icon, color, milestone }) => {
    const ofTrack = courses
      .filter(({ trackId }) => trackId === id)
      .sort((one, other) => (one.trackPlace ?? 0) - (other.trackPlace ?? 0));
    const courseNodes = ofTrack.map((course) => courseNode(course, known, stateOf));
    const isTrackDone = courseNodes.length > 0 && courseNodes.every(({ status }) => status === 'completed');
    const milestoneNode: TrackNode = {
      id: `${id}-milestone`,
      ...milestone,
      type: 'milestone',
      status: isTrackDone ? 'completed' : 'locked',
      progress: isTrackDone ? 100 : 0,
      estimatedHours: 0,
      prerequisites: courseNodes.map((node) => node.id),
      icon: 'flag',
      color,
      courseId: null,
      achievements: [milestone.title],
    };
    const hoursOf = (nodes: readonly TrackNode[]) => sumOf(nodes.map((node) => node.estimatedHours));
    return {
      id,
      name,
      description,
      icon,
      color,
      totalProgress: trackPercent(courseNodes.map(({ progress }) => progress)),
      completedHours: hoursOf(courseNodes.filter(({ status }) => status === 'completed')),
      totalHours: hoursOf(courseNodes),
      nodes: [...courseNodes, milestoneNode],
    };
  });
}

function courseNode(course: TrackCourse, known: ReadonlySet<string>, stateOf: StateOf): TrackNode {
  const { percent = 0, isCompleted = false } = stateOf(course.id) ?? {};
  // A prerequisite outside all tracks has no node, so it blocks nobody here.
  const prerequisites = course.prerequisites.filter((id) => known.has(id));
  const arePrerequisitesCompleted = prerequisites.every((id) => stateOf(id)?.isCompleted);
  return {
    id: course.id,
    title: course.title,
    description: course.summary,
    type: 'course',
    status: nodeStatus({ isCompleted, progress: percent, arePrerequisitesCompleted }),
    progress: percent,
    estimatedHours: course.hours,
    prerequisites,
    icon: 'book-open',
    color: course.gradient,
    courseId: course.id,
    achievements: Object.keys(course.skills),
  };
}
