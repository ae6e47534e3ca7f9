import { formatByteSize } from '@academy/domain/academy/data-usage';
import { Play, Square } from 'lucide-react';
import type { RunnerState } from '../../../../lib/python/python-runner.ts';
import { Button } from '../../../../ui/actions/button.tsx';
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
    <>
      <div className="border-white/12 max-md:contents md:flex md:items-center md:border-t">
        {/* On a phone within reach of the thumb while the program is visible. */}
        <div className="flex items-center gap-4 bg-code-bg px-4.5 py-3 max-md:sticky max-md:bottom-0 max-md:z-1 max-md:border-white/12 max-md:border-t">
          <Button variant="sun" icon={Play} isPending={isRunning} onClick={onRun}>
            {isRunning ? 'Running' : 'Run'}
          </Button>
          {isRunning && (
            <Button variant="on-panel" icon={Square} onClick={onStop}>
              Stop
            </Button>
          )}
        </div>
        {!isRunning && <p className="flex-1 px-4.5 pb-3 text-code-comment md:pt-3 md:pl-0">{cost}</p>}
      </div>
      {isLoading && <Loading language={language} share={runnerState.share} />}
      <p className="hidden px-4.5 pb-3 text-code-comment pointer-fine:block">
        {runKey()} runs the {LANGUAGES[language].written}. Esc, then Tab, leaves the editor.
      </p>
    </>
  );
}

function Loading({ language, share }: { language: Language; share: number }) {
  const { name, downloadBytes } = LANGUAGES[language];
  const size = (bytes: number) => formatByteSize(bytes);
  return (
    <div className="grid gap-2 px-4.5 pb-3">
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
