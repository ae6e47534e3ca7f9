export { drawTracks, type StateInCourse, type TrackCourse, type TrackNode } from './draw-tracks.ts';
export { NODE_STATUSES, NODE_TYPES, type NodeStatus, type NodeType, nodeStatus } from './node-status.ts';
