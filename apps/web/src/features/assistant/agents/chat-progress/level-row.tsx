import type { ChatProgressAnswer } from '@academy/contract/assistant/agents';
import { Award, Flame } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { countedWords } from './counted-words.ts';

/** 1§2: level and experience with their bar, the streak, and the badges, whose names are one press away. */
export function LevelRow({ progress }: { progress: ChatProgressAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { level, experience, percent, streakDays, badges } = progress;
  return (
    <div className="px-3.5 pb-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-2.5">
        <span className="whitespace-nowrap">
          <b>Level {level}</b> <span className="text-ink-2">{experience} XP</span>
        </span>
        {/* The figure may exceed 100; the bar stops at its end (AGENT-28). */}
        <ProgressBar
          label="Experience"
          value={percent}
          valueText={`${percent}%`}
          tone="sun"
          isBare
          className="min-w-12 flex-1"
        />
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {percent}%
        </span>
        <span title="Days in a row with a chat" className="flex items-center gap-1 tabular-nums">
          <Icon icon={Flame} className="text-sun-text" />
          <span aria-hidden="true">{streakDays}</span>
          <span className="sr-only">Day streak: {countedWords(streakDays, 'day')}</span>
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="-my-1 -mr-2 flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-1.5 tabular-nums hover:bg-hover"
        >
          <Icon icon={Award} className="text-sun-text" />
          <span aria-hidden="true">{badges.length}</span>
          <span className="sr-only">{countedWords(badges.length, 'badge')}</span>
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className="grid gap-1 border-t pt-2">
        {badges.map(({ id, name, description }) => (
          <li key={id} className="leading-snug">
            <b>{name}</b>: {description}
          </li>
        ))}
        {badges.length === 0 && <li>No badges yet. Your first question earns one.</li>}
      </ul>
    </div>
  );
}
