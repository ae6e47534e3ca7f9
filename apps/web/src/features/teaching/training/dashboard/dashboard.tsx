import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { openAssistant } from '../../../../lib/pages/open-assistant.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { AchievementsCard } from '../../../rewards/achievements/index.ts';
import { LearningPaths } from '../paths/learning-paths.tsx';
import { RegistrationCard } from '../registration/registration-card.tsx';
import { useTraining } from '../use-training.ts';
import { CurrentProgressCard } from './current-progress-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { StreakCard } from './streak-card.tsx';
import { TrainingFigures } from './training-figures.tsx';

export function Dashboard() {
  const { data: training, isPending, refetch } = useTraining();
  if (isPending) return <DashboardSkeleton />;
  if (!training) {
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        We could not load your training.
      </EmptyState>
    );
  }
  return <FilledDashboard training={training} />;
}

function FilledDashboard({ training }: { training: TrainingAnswer }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">Your training</h2>
      <TrainingFigures training={training} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <StreakCard streak={training.streak} daysOfWeek={training.daysOfWeek} />
        <CurrentProgressCard
          registered={training.registered}
          onAsk={() => openAssistant({ agentType: 'helpdeskai' })}
        />
        <AchievementsCard achievements={training.achievements} />
        <RegistrationCard registered={training.registered} />
      </div>
      <LearningPaths paths={training.paths} registered={training.registered} />
    </div>
  );
}
