import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/actions/tabs.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ArrangementToggle } from './arrangement-toggle.tsx';
import { chosenTrack, type PathTab } from './chosen-view.ts';
import { TrackMap } from './map/track-map.tsx';
import { ModuleTimeline } from './modules/module-timeline.tsx';
import { ModuleTree } from './modules/module-tree.tsx';
import { PathSkeleton } from './path-skeleton.tsx';
import { PathSummary } from './path-summary.tsx';
import { SkillOverview } from './skills/skill-overview.tsx';
import { TrackSelector } from './track-selector.tsx';
import { nextNode, titlesOf } from './track-words.ts';
import { UpNext } from './up-next.tsx';
import { useChosenView } from './use-chosen-view.ts';
import { useTracks } from './use-learning-tracks.ts';

const MasterySection = lazyPart(
  () => import('../mastery/index.ts'),
  ({ MasterySection }) => MasterySection,
);
const PlanSection = lazyPart(
  () => import('../study-plans/index.ts'),
  ({ PlanSection }) => PlanSection,
);

/** PATH-01 to PATH-21: the three tracks, their courses and milestones, and the skills they teach. */
export function LearningPathPage() {
  const { data: tracks = [], isPending, isError, refetch } = useTracks();
  const { view, choose } = useChosenView();
  const track = chosenTrack(tracks, view.track);
  return (
    <div className="grid gap-4 md:gap-5">
      <PathSummary tracks={tracks} track={track} />
      {isPending && <PathSkeleton />}
      {!isPending && !track && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          There are no tracks to show.
        </EmptyState>
      )}
      {track && (
        <>
          <TrackSelector tracks={tracks} chosen={track.id} onChoose={(id) => choose({ track: id })} />
          <div className="mt-4 grid gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <ChosenTrack track={track} tracks={tracks} />
            <aside aria-label="Your skills and next step" className="grid content-start gap-4">
              <SkillOverview />
              <UpNext node={nextNode(track.nodes)} />
            </aside>
          </div>
        </>
      )}
      <Suspense fallback={null}>
        <MasterySection />
      </Suspense>
      <Suspense fallback={null}>
        <PlanSection />
      </Suspense>
    </div>
  );
}

function ChosenTrack({ track, tracks }: { track: LearningTrack; tracks: readonly LearningTrack[] }) {
  const { view, choose } = useChosenView();
  const titles = titlesOf(tracks);
  const Modules = view.arrangement === 'tree' ? ModuleTree : ModuleTimeline;
  return (
    <section aria-label={track.name} className="min-w-0">
      <Tabs value={view.tab} onValueChange={(tab) => choose({ tab: tab as PathTab })}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TabList label="Track view">
            <Tab value="modules">Modules</Tab>
            <Tab value="visualization">Visualization</Tab>
          </TabList>
          <ArrangementToggle chosen={view.arrangement} onChoose={(arrangement) => choose({ arrangement })} />
        </div>
        <p className="text-ink-2">{track.description}</p>
        <TabPanel value="modules">
          <Modules track={track} titles={titles} />
        </TabPanel>
        <TabPanel value="visualization">
          <TrackMap
            key={`${track.id} ${view.arrangement}`}
            track={track}
            titles={titles}
            arrangement={view.arrangement}
          />
        </TabPanel>
      </Tabs>
    </section>
  );
}
