import type { RecommendedModuleAnswer } from '@academy/contract/catalogue/content-library';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { CourseCover } from '../courses/index.ts';

const SKELETONS = 3; // 2§9
const grid = 'grid gap-4 md:grid-cols-3';

/** LIB-07: where to begin. The first lesson of each is open to everybody. */
export function RecommendedModules() {
  const {
    data: modules = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/content-library/recommended-modules');
  return (
    <PageSection
      title="Recommended Modules"
      description="Good places to begin. The first lesson of each is free to read."
    >
      {isPending && (
        <SkeletonGroup label="Loading recommended modules" count={SKELETONS} className={grid}>
          <Skeleton shape="block" measure="h-28 w-full" />
        </SkeletonGroup>
      )}
      {!isPending && modules.length === 0 && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          There are no modules to recommend.
        </EmptyState>
      )}
      {modules.length > 0 && (
        <ul className={grid}>
          {modules.map((module) => (
            <ModuleCard key={module.id} module={module} />
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function ModuleCard({ module }: { module: RecommendedModuleAnswer }) {
  const { title, summary, duration, level, href } = module;
  return (
    <Card as="li" padding="none" isLifting className="relative flex items-stretch gap-3 p-2">
      <CourseCover course={module} className="w-22 shrink-0 rounded-md" />
      <div className="grid min-w-0 flex-1 content-start gap-1 py-2 pr-2">
        <h3 className="text-lg">
          <a
            href={href}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="text-ink-2">{summary}</p>
        <p className="text-ink-3">
          {duration} · {level}
        </p>
      </div>
    </Card>
  );
}
