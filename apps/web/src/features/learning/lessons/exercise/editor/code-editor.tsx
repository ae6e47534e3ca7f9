import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsNear } from '../../../../../lib/pages/use-is-near.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { CodeLines } from './code-lines.tsx';
import { givenParts } from './given-parts.ts';
import type { Editor } from './mount-editor.ts';

export interface CodeEditorProps {
  language: Language;
  fileName: string;
  code: string;
  starter: string;
  errorLine: number | null;
  editorRef: RefObject<Editor | null>;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** The editor is loaded when the exercise is near; if it cannot be loaded, a plain textarea is used. */
export function CodeEditor(props: CodeEditorProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(placeRef, '400px');
  const [phase, setPhase] = useState<'loading' | 'mounted' | 'plain'>('loading');
  const hostRef = useMountedEditor(props, isNear, setPhase);
  const label = labelOf(props);

  return (
    <div ref={placeRef}>
      <div ref={hostRef} hidden={phase !== 'mounted'} />
      {phase === 'loading' && <CodeLines label={label} lines={linesInSight(props)} />}
      {phase === 'plain' && (
        <textarea
          aria-label={label}
          value={props.code}
          onChange={({ target }) => props.onChange(target.value)}
          rows={Math.max(6, props.code.split('\n').length + 1)}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          className="block w-full resize-y bg-code-bg px-4 py-3.5 font-mono text-code-text leading-[1.65] focus-visible:-outline-offset-3"
        />
      )}
    </div>
  );
}

/** The lines as the editor will show them: without the given code, but with space for the button that unfolds it. */
function linesInSight({ code, starter }: Pick<CodeEditorProps, 'code' | 'starter'>) {
  const parts = givenParts(code, starter);
  return code.split('\n').flatMap((text, index) => {
    const number = index + 1;
    if (parts.some(({ first, last }) => first <= number && number <= last)) return [];
    const isAbove = parts.some(({ first }) => first === number + 1);
    return [{ text, sign: String(number), className: isAbove ? 'pb-13' : undefined }];
  });
}

function labelOf({ language, fileName }: Pick<CodeEditorProps, 'language' | 'fileName'>): string {
  const { name, written } = LANGUAGES[language];
  return `${name} ${written} ${fileName}`;
}

function useMountedEditor(
  { language, fileName, code, starter, errorLine, editorRef, onChange, onRun }: CodeEditorProps,
  isNear: boolean,
  setPhase: (phase: 'mounted' | 'plain') => void,
) {
  const hostRef = useRef<HTMLDivElement>(null);
  // The editor is created once and must call the callbacks of the latest render.
  const latest = useRef({ code, errorLine, onChange, onRun });
  latest.current = { code, errorLine, onChange, onRun };

  useEffect(() => {
    let isGone = false;
    async function mount() {
      const { canMountEditor, mountEditor } = await import('./mount-editor.ts');
      const host = hostRef.current;
      if (isGone || host === null) return;
      if (!canMountEditor()) return setPhase('plain');
      setPhase('mounted');
      editorRef.current = mountEditor(host, {
        code: latest.current.code,
        starter,
        language,
        label: `${labelOf({ language, fileName })}. Escape, then Tab, leaves the editor.`,
        onChange: (changed) => latest.current.onChange(changed),
        onRun: () => latest.current.onRun(),
      });
      editorRef.current.markLine(latest.current.errorLine);
    }
    if (isNear) mount().catch(() => setPhase('plain'));
    return () => {
      isGone = true;
      editorRef.current?.destroy();
      editorRef.current = null;
    };
  }, [isNear, language, fileName, starter, editorRef, setPhase]);

  useEffect(() => editorRef.current?.markLine(errorLine), [errorLine, editorRef]);
  return hostRef;
}
