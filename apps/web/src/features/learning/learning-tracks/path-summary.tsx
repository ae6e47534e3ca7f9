import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { overallProgress } from './overall-progress.ts';
import { useBadgeCount } from './use-learning-tracks.ts';

interface PathSummaryProps {
  tracks: readonly LearningTrack[];
  /** The track whose hours are shown. */
  track: LearningTrack | undefined;
}

export function PathSummary({ tracks, track }: PathSummaryProps) {
  const badges = useBadgeCount();
  return (
    <Panel
      as="section"
      className="grid items-center gap-6 p-[clamp(1.5rem,1rem+2vw,2.5rem)] lg:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <h2 className="font-black text-2xl tracking-display">Your Learning Path</h2>
        <p className="mt-2 text-panel-ink-2">Thread the beads in your own time. Each one opens the next.</p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-4 gap-y-4 lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none lg:gap-x-10">
        <Figure label="Overall progress" value={track && overallProgress(tracks)} unit="%" />
        <Figure label="Learning hours" value={track?.completedHours} unit={`/${track?.totalHours}`} />
        <Figure label="Badges earned" value={badges} />
      </dl>
    </Panel>
  );
}

function Figure({ label, value, unit }: { label: string; value: ReactNode; unit?: string }) {
  return (
    <div className="flex flex-col justify-between gap-1">
      <dt className="text-panel-ink-2 leading-[1.3]">{label}</dt>
      <dd className="font-bold font-heading text-2xl leading-[1.1]">
        {value ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">not known yet</span>
          </>
        )}
        {value !== undefined && unit !== undefined && (
          <small className="text-panel-ink-2 text-[0.6em]">{unit}</small>
        )}
      </dd>
    </div>
  );
}
