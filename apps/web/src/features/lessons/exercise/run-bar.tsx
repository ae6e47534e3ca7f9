import { formatByteSize } from '@academy/domain/data-usage';
import { Play, Square } from 'lucide-react';
import type { PythonState } from '../../../lib/python/python-runner.ts';
import { PYTHON_DOWNLOAD_BYTES } from '../../../lib/python/python-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { usePythonCost } from './use-python-cost.ts';

export interface RunBarProps {
  isRunning: boolean;
  pythonState: PythonState;
  onRun: () => void;
  onStop: () => void;
}

export function RunBar({ isRunning, pythonState, onRun, onStop }: RunBarProps) {
  const cost = usePythonCost(pythonState);
  const isLoading = isRunning && pythonState.kind === 'loading';
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
      {isLoading && <LoadingPython share={pythonState.share} />}
      <p className="hidden text-code-comment pointer-fine:block">
        {runKey()} runs the program. Esc, then Tab, leaves the editor.
      </p>
    </div>
  );
}

function LoadingPython({ share }: { share: number }) {
  const size = (bytes: number) => formatByteSize(bytes);
  return (
    <div className="grid gap-2">
      <p className="text-code-comment">
        Loading Python, once: {size(share * PYTHON_DOWNLOAD_BYTES)} of {size(PYTHON_DOWNLOAD_BYTES)}
      </p>
      <progress aria-label="Loading Python" value={share} max={1} className="progress text-sun" />
    </div>
  );
}

function runKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ + Enter' : 'Ctrl + Enter';
}
