import { formatByteSize } from '@academy/domain/data-usage';
import { Play, Square } from 'lucide-react';
import type { RunnerState } from '../../../lib/python/python-runner.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LANGUAGES, type Language } from './languages.ts';
import { useRunCost } from './use-run-cost.ts';

export interface RunBarProps {
  language: Language;
  isRunning: boolean;
  runnerState: RunnerState;
  onRun: () => void;
  onStop: () => void;
}

export function RunBar({ language, isRunning, runnerState, onRun, onStop }: RunBarProps) {
  const cost = useRunCost(language, runnerState);
  const isLoading = isRunning && runnerState.kind === 'loading';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="sun" icon={Play} isPending={isRunning} onClick={onRun}>
          {isRunning ? 'Running' : 'Run'}
        </Button>
        {isRunning && (
          <Button variant="on-panel" icon={Square} onClick={onStop}>
            Stop
          </Button>
        )}
        {!isRunning && <p className="min-w-60 flex-1 text-code-comment">{cost}</p>}
      </div>
      {isLoading && <Loading language={language} share={runnerState.share} />}
      <p className="hidden text-code-comment pointer-fine:block">
        {runKey()} runs the {LANGUAGES[language].written}. Esc, then Tab, leaves the editor.
      </p>
    </div>
  );
}

function Loading({ language, share }: { language: Language; share: number }) {
  const { name, downloadBytes } = LANGUAGES[language];
  const size = (bytes: number) => formatByteSize(bytes);
  return (
    <div className="grid gap-2">
      <p className="text-code-comment">
        Loading {name}, once: {size(share * downloadBytes)} of {size(downloadBytes)}
      </p>
      <progress aria-label={`Loading ${name}`} value={share} max={1} className="progress text-sun" />
    </div>
  );
}

function runKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ + Enter' : 'Ctrl + Enter';
}
