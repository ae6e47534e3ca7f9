export const NODE_TYPES = ['course', 'milestone', 'skill'] as const;
export type NodeType = (typeof NODE_TYPES)[number];

export const NODE_STATUSES = ['completed', 'in-progress', 'available', 'locked'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

interface NodeState {
  readonly isCompleted: boolean;
  /** 0 to 100. */
  readonly progress: number;
  readonly arePrerequisitesCompleted: boolean;
}

/** A course that was begun stays open, even if a prerequisite is not completed (2§4). */
export function nodeStatus({ isCompleted, progress, arePrerequisitesCompleted }: NodeState): NodeStatus {
  if (isCompleted) return 'completed';
  if (progress > 0) return 'in-progress';
  return arePrerequisitesCompleted ? 'available' : 'locked';
}
