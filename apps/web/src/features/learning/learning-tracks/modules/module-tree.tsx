import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { layersOf } from '../track-graph.ts';
import { nextNode, type Titles, type TrackNode } from '../track-words.ts';
import { NodeBead } from './node-bead.tsx';
import { NodeCard } from './node-card.tsx';
import { RailThread } from './rail-thread.tsx';
import { TreeThreads } from './tree-threads.tsx';

/**
 * Rows of nodes that can be studied in parallel, with threads from each node to those that it unlocks. On a narrow
 * screen the rows become one thread at the left.
 */
export function ModuleTree({ track, titles }: { track: LearningTrack; titles: Titles }) {
  const next = nextNode(track.nodes);
  const layers = layersOf(track.nodes);
  return (
    <ol className="grid pt-2 lg:pt-4">
      {layers.map((layer, depth) => {
        const below = layers[depth + 1];
        return (
          <li key={layer[0]?.id}>
            <ol
              className={classNames('grid lg:auto-cols-fr lg:grid-flow-col', layer.length > 1 && 'lg:-mx-2')}
            >
              {layer.map((node) => (
                <TreeNode
                  key={node.id}
                  node={node}
                  isAlone={layer.length === 1}
                  isLast={!below && node === layer.at(-1)}
                >
                  <NodeCard node={node} titles={titles} isNext={node === next} className="lg:pt-6" />
                </TreeNode>
              ))}
            </ol>
            {below && <TreeThreads above={layer} below={below} />}
          </li>
        );
      })}
    </ol>
  );
}

interface TreeNodeProps {
  node: TrackNode;
  isAlone: boolean;
  isLast: boolean;
  children: ReactNode;
}

function TreeNode({ node, isAlone, isLast, children }: TreeNodeProps) {
  return (
    <li
      className={classNames(
        'relative flex min-w-0 pb-5 pl-12 lg:px-2 lg:pt-4 lg:pb-0',
        isAlone && 'lg:w-full lg:max-w-100 lg:justify-self-center',
        isLast && 'pb-0',
      )}
    >
      {!isLast && <RailThread status={node.status} className="lg:hidden" />}
      <NodeBead
        status={node.status}
        className="absolute top-4 left-0 lg:top-0 lg:left-1/2 lg:-translate-x-1/2"
      />
      {children}
    </li>
  );
}
