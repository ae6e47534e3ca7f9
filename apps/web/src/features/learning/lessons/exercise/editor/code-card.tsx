import { IndentDecrease, IndentIncrease, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import type { Language } from '../languages.ts';
import { ProgramOutput } from '../outcome/program-output.tsx';
import { RunBar } from '../run-bar.tsx';
import { ResetButton } from '../saving/reset-button.tsx';
import type { useExerciseRun } from '../use-exercise-run.ts';
import { CodeEditor } from './code-editor.tsx';
import type { Editor, EditorKey } from './mount-editor.ts';

export interface CodeCardProps {
  language: Language;
  fileName: string;
  code: string;
  starter: string;
  run: ReturnType<typeof useExerciseRun>;
  editorRef: RefObject<Editor | null>;
  onChange: (code: string) => void;
  onRun: () => void;
  onReset: () => void;
}

// A phone's keyboard has neither Tab nor Ctrl.
const KEYS = [
  { key: 'outdent', label: 'Less indentation', icon: IndentDecrease },
  { key: 'indent', label: 'More indentation', icon: IndentIncrease },
  { key: 'undo', label: 'Undo', icon: Undo2 },
] as const;

/** Dark in both themes: the program, the Run button, and the output. */
export function CodeCard({
  language,
  fileName,
  code,
  starter,
  run,
  editorRef,
  onChange,
  onRun,
  onReset,
}: CodeCardProps) {
  const press = (key: EditorKey) => editorRef.current?.press(key);
  return (
    <div className="min-w-0 bg-code-bg text-code-text [--focus:var(--focus-on-panel)]">
      <div className="flex items-center border-white/12 border-b py-1 pr-2 pl-4.5">
        <span className="mr-2 min-w-0 grow truncate font-mono text-code-comment">{fileName}</span>
        {KEYS.map(({ key, label, icon }) => (
          <IconButton
            key={key}
            label={label}
            icon={icon}
            variant="icon-on-panel"
            onClick={() => press(key)}
          />
        ))}
        <ResetButton onReset={onReset} />
      </div>
      <CodeEditor
        language={language}
        fileName={fileName}
        code={code}
        starter={starter}
        errorLine={run.state.report?.error?.line ?? null}
        editorRef={editorRef}
        onChange={onChange}
        onRun={onRun}
      />
      <RunBar
        language={language}
        isRunning={run.state.isRunning}
        runnerState={run.runnerState}
        onRun={onRun}
        onStop={run.stop}
      />
      <ProgramOutput {...run.state} />
    </div>
  );
}
