import type { LearningTrack } from '@academy/contract/learning/learning-tracks';

export type TrackNode = LearningTrack['nodes'][number];
export type NodeStatus = TrackNode['status'];

export const STATUS_WORDS: Readonly<Record<NodeStatus, string>> = {
  completed: 'Completed',
  'in-progress': 'In progress',
  available: 'Ready to start',
  locked: 'Locked',
};

const KIND_WORDS: Readonly<Record<TrackNode['type'], string>> = {
  course: 'Course',
  milestone: 'Milestone',
  skill: 'Skill',
};

export function hoursText(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export function kindText({ type, estimatedHours }: Pick<TrackNode, 'type' | 'estimatedHours'>): string {
  return estimatedHours > 0 ? `${KIND_WORDS[type]} · ${hoursText(estimatedHours)}` : KIND_WORDS[type];
}

type ActedOn = Pick<TrackNode, 'status' | 'progress' | 'courseId'>;

/** 2§4: label and link of a node's button; locked nodes and those without a course have none. */
export function nodeAction({ status, progress, courseId }: ActedOn) {
  if (status === 'locked' || courseId === null) return null;
  const label = status === 'completed' ? 'Review' : progress > 0 ? 'Continue' : 'Start';
  return { label, href: `/course/${encodeURIComponent(courseId)}` };
}

/** The node to continue with: the first in progress, otherwise the first that can be started. */
export function nextNode(nodes: readonly TrackNode[]): TrackNode | undefined {
  const open = nodes.filter(({ courseId }) => courseId !== null);
  return (
    open.find(({ status }) => status === 'in-progress') ?? open.find(({ status }) => status === 'available')
  );
}

export type Titles = ReadonlyMap<string, string>;

/** A prerequisite may be in another track, so the titles of all tracks are included. */
export function titlesOf(tracks: readonly LearningTrack[]): Titles {
  return new Map(tracks.flatMap(({ nodes }) => nodes.map(({ id, title }) => [id, title])));
}

export function prerequisiteText(node: Pick<TrackNode, 'prerequisites'>, titles: Titles): string {
  const names = node.prerequisites.map((id) => titles.get(id) ?? id);
  const last = names.pop();
  if (last === undefined) return '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

export function statusText({ status, progress }: Pick<TrackNode, 'status' | 'progress'>): string {
  return status === 'in-progress' ? `${STATUS_WORDS[status]}, ${progress}%` : STATUS_WORDS[status];
}

/** A node in words for readers who do not see the map: name, status and what it requires. */
export function describeNode(node: TrackNode, titles: Titles): string {
  const needed = prerequisiteText(node, titles);
  const needs = needed === '' ? 'Nothing is needed first.' : `Needs ${needed}.`;
  return `${node.title}: ${statusText(node).toLowerCase()}. ${needs}`;
}
