import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import { Blocks, BrainCircuit, type LucideIcon, Rocket, Route } from 'lucide-react';
import { useId } from 'react';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';

const icons: Readonly<Record<string, LucideIcon>> = {
  blocks: Blocks,
  'brain-circuit': BrainCircuit,
  rocket: Rocket,
};
const tones = ['accent', 'bloom', 'sun'] as const;

interface TrackSelectorProps {
  tracks: readonly LearningTrack[];
  chosen: string;
  onChoose: (id: string) => void;
}

export function TrackSelector({ tracks, chosen, onChoose }: TrackSelectorProps) {
  const name = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">Track</legend>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-3 lg:gap-4">
        {tracks.map((track, place) => (
          <label
            key={track.id}
            className="relative flex min-w-0 cursor-pointer items-center gap-3 rounded-lg border bg-surface py-3 pr-4 pl-3 transition-shadow hover:shadow-card has-checked:border-accent has-checked:shadow-[inset_0_0_0_1.5px_var(--accent)] has-focus-visible:outline-(length:--focus-width) has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={track.id}
              checked={track.id === chosen}
              onChange={() => onChoose(track.id)}
              aria-label={`${track.name}, ${track.totalProgress}% done`}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            <IconTile
              icon={icons[track.icon] ?? Route}
              tone={tones[place % tones.length]}
              className="@max-[18rem]:hidden"
            />
            <span aria-hidden="true" className="grid min-w-0 flex-1 gap-2">
              <b className="font-semibold leading-[1.2] wrap-anywhere">{track.name}</b>
              <progress
                tabIndex={-1}
                value={track.totalProgress}
                max={100}
                className="progress text-accent"
              />
            </span>
            <span aria-hidden="true" className="font-bold font-heading">
              {track.totalProgress}%
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
