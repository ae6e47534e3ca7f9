import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { describeNode, type Titles, type TrackNode } from '../track-words.ts';

/** PATH-15: everything that the map shows, as a list. */
export function MapInWords({ nodes, titles }: { nodes: readonly TrackNode[]; titles: Titles }) {
  return (
    <details className="group">
      <summary className="flex min-h-touch list-none items-center gap-2 font-semibold text-accent-text [&::-webkit-details-marker]:hidden">
        The map in words
        <Icon icon={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="grid list-decimal gap-1 pb-2 pl-6">
        {nodes.map((node) => (
          <li key={node.id}>{describeNode(node, titles)}</li>
        ))}
      </ol>
    </details>
  );
}
