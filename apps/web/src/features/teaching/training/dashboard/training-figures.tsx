import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { BookOpen, CircleCheck, Clock, Flame, Trophy } from 'lucide-react';
import { StatCard, StatGrid } from '../../../../ui/layout/stat-card.tsx';

/** TRAIN-02: five figures. */
export function TrainingFigures({ training }: { training: TrainingAnswer }) {
  const { activeCourses, completed, studyHours, currentStreak, achievementsUnlocked } = training;
  return (
    <StatGrid className="max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
      <StatCard label="Active Courses" value={activeCourses} icon={BookOpen} />
      <StatCard label="Completed" value={completed} icon={CircleCheck} tone="success" />
      <StatCard label="Study Hours" value={studyHours} icon={Clock} tone="sun" />
      <StatCard
        label="Current Streak"
        value={currentStreak}
        unit={currentStreak === 1 ? 'day' : 'days'}
        icon={Flame}
        tone="bloom"
      />
      <StatCard label="Achievements" value={achievementsUnlocked} icon={Trophy} tone="sun" />
    </StatGrid>
  );
}
