import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import { nextNode, type Titles } from '../track-words.ts';
import { NodeBead } from './node-bead.tsx';
import { NodeCard } from './node-card.tsx';
import { RailThread } from './rail-thread.tsx';
import { studyHours } from './study-hours.ts';

/** The track in the order of study, with the hours of each step. */
export function ModuleTimeline({ track, titles }: { track: LearningTrack; titles: Titles }) {
  const next = nextNode(track.nodes);
  const hours = studyHours(track.nodes);
  return (
    <ol className="max-w-160 pt-2">
      {track.nodes.map((node, place) => (
        <li key={node.id} className="relative flex pb-5 pl-12 last:pb-0">
          {place < track.nodes.length - 1 && <RailThread status={node.status} />}
          <NodeBead status={node.status} className="absolute top-4 left-0" />
          <NodeCard node={node} titles={titles} isNext={node === next} note={hours[place]?.text} />
        </li>
      ))}
    </ol>
  );
}
