import type { CourseDraft, CourseFault } from '@academy/contract/authoring/drafts';
import type { LessonDocument } from '@academy/contract/learning/documents';
import { fileBeside, kindOfFile } from '@academy/domain/authoring/drafts';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/actions/tabs.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { openFailed } from '../authoring-messages.ts';
import { fileTitle } from '../file-names.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { InsertBar } from './insert-bar.tsx';
import { goToLine } from './insert-text.ts';
import { ProblemsPanel } from './problems-panel.tsx';
import { ProposalNote } from './proposal-note.tsx';
import { SaveBar } from './save-bar.tsx';
import { SourceField } from './source-field.tsx';
import { useCheck } from './use-check.ts';
import { type DraftText, useDraftText } from './use-draft-text.ts';
import { useSave } from './use-save.ts';

export type Preview = ComponentType<{ page: LessonDocument }>;

interface EditorViewProps {
  courseId: string;
  userId: string;
  path: string;
  title: string;
  drafts: readonly CourseDraft[];
  Preview: Preview;
}

/** A file and its companion file: the text on one side, the learner's view on the other. */
export function EditorView(props: EditorViewProps) {
  const { courseId, userId, path } = props;
  const main = useDraftText(userId, courseId, path);
  const beside = useDraftText(userId, courseId, fileBeside(path) ?? path);
  const isPair = fileBeside(path) !== null;
  const failed = [main, beside].filter(({ error, file }) => error !== null && !file);
  if (failed[0]?.error) {
    const again = () => void Promise.all(failed.map(({ refetch }) => refetch()));
    return (
      <EmptyState action={<Button onClick={again}>Try again</Button>}>
        {openFailed(failed[0].error)}
      </EmptyState>
    );
  }
  if (!main.file || !beside.file)
    return (
      <SkeletonGroup label="Loading the text" count={6} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  return <Editor {...props} texts={isPair ? [main, beside] : [main]} />;
}

const tabOf = (path: string) => (kindOfFile(path) === 'lesson' ? 'text' : 'practice');
const pathOf = (texts: readonly DraftText[], tab: string) =>
  texts.find(({ path }) => tabOf(path) === tab)?.path ?? '';

function Editor({
  courseId,
  title,
  drafts,
  texts,
  Preview,
}: EditorViewProps & { texts: readonly DraftText[] }) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState(texts[0]?.path ?? '');
  const [isWriting, setIsWriting] = useState(true);
  const [pane, setPane] = useState('preview');
  const text = texts.find(({ path }) => path === shown) ?? texts[0];
  const draftId = texts.find(({ file }) => file?.draft)?.file?.draft?.draftId ?? null;
  const draft = drafts.find(({ id }) => id === draftId) ?? null;
  const written = texts
    .filter(({ current, isUnsaved }) => current !== null || isUnsaved)
    .toSorted((one) => (one === text ? -1 : 1))
    .map(({ path, current }) => ({ path, text: current }));
  const { checked, isChecking, problem } = useCheck(courseId, draftId, written.length === 0 ? null : written);
  const saving = useSave(
    courseId,
    title,
    drafts.find(({ state, isOwn }) => isOwn && state === 'writing') ?? null,
  );
  if (!text?.file) return null;
  const faults = checked?.faults ?? null;
  const faultLines = new Set(faults?.filter(({ path }) => path === text.path).map(({ line }) => line));
  const isFrozen = draft?.state === 'in-review';

  function go(fault: CourseFault) {
    setIsWriting(true);
    if (texts.some(({ path }) => path === fault.path)) setShown(fault.path);
    if (fieldRef.current && fault.path === text?.path) goToLine(fieldRef.current, fault.line);
  }
  const field = (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <InsertBar path={text.path} fieldRef={fieldRef} />
      <SourceField
        label={`Source of ${fileTitle(text.path)}`}
        text={text.text}
        faultLines={faultLines}
        isReadOnly={isFrozen}
        fieldRef={fieldRef}
        onChange={text.type}
      />
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <Button variant="quiet" icon={ArrowLeft} href={`/authoring/${encodeURIComponent(courseId)}`}>
            All files
          </Button>
          <Heading level={2} className="min-w-0 wrap-anywhere">
            {title}
          </Heading>
        </div>
        <SaveBar
          courseId={courseId}
          draft={draft}
          isUnsaved={texts.some(({ isUnsaved }) => isUnsaved)}
          isPending={saving.isPending}
          onSave={() => void saving.save(texts)}
        />
      </div>
      {isFrozen && (
        <p className="rounded-md bg-info-soft px-4 py-3 text-info-text">
          This draft is in review. Take it back to write on.
        </p>
      )}
      {draft?.note && (
        <p className="rounded-md bg-warning-soft px-4 py-3 text-warning-text">
          Sent back with a note: {draft.note}
        </p>
      )}
      <ProposalNote courseId={courseId} text={text} />
      {text.current === null && text.isUnsaved && (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-3 text-warning-text">
          This file goes when you save the draft. Type here to keep it.
        </p>
      )}
      <div className="flex gap-2 lg:hidden">
        <Button
          aria-pressed={isWriting}
          variant={isWriting ? 'current-page' : 'secondary'}
          onClick={() => setIsWriting(true)}
        >
          Write
        </Button>
        <Button
          aria-pressed={!isWriting}
          variant={isWriting ? 'secondary' : 'current-page'}
          onClick={() => setIsWriting(false)}
        >
          Look{faults && faults.length > 0 ? ` (${faults.length})` : ''}
        </Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className={classNames('grid min-w-0 grid-cols-1 gap-3', !isWriting && 'max-lg:hidden')}>
          {texts.length === 1 ? (
            field
          ) : (
            <Tabs value={tabOf(text.path)} onValueChange={(tab) => setShown(pathOf(texts, tab))}>
              <TabList label="Files of the lesson">
                <Tab value="text">Text</Tab>
                <Tab value="practice">Checks and exercise</Tab>
              </TabList>
              <TabPanel value={tabOf(text.path)}>{field}</TabPanel>
            </Tabs>
          )}
        </div>
        <div className={classNames('min-w-0 lg:sticky lg:top-20', isWriting && 'max-lg:hidden')}>
          <Tabs value={pane} onValueChange={setPane}>
            <TabList label="About the text">
              <Tab value="preview">Preview</Tab>
              <Tab value="problems" count={faults?.length ?? undefined}>
                Problems
              </Tab>
              <Tab value="history">History</Tab>
            </TabList>
            <TabPanel value="preview">
              <PreviewPane
                page={checked?.page ?? null}
                isChecking={isChecking}
                unchecked={problem}
                Preview={Preview}
              />
            </TabPanel>
            <TabPanel value="problems">
              <ProblemsPanel
                courseId={courseId}
                draftId={draftId}
                files={written}
                faults={faults}
                unchecked={problem}
                onGo={go}
              />
            </TabPanel>
            <TabPanel value="history">
              <HistoryPanel
                courseId={courseId}
                path={text.path}
                publications={text.file.publications}
                published={text.file.text}
                onRestore={text.type}
              />
            </TabPanel>
          </Tabs>
        </div>
      </div>
      {saving.conflict && <ConflictDialog {...saving.conflict} onClose={saving.closeConflict} />}
    </div>
  );
}

interface PreviewPaneProps {
  page: LessonDocument | null;
  isChecking: boolean;
  /** Why the text has not been checked. */
  unchecked: string | null;
  Preview: Preview;
}

function PreviewPane({ page, isChecking, unchecked, Preview }: PreviewPaneProps) {
  if (page === null)
    return (
      <p className="rounded-md border border-dashed px-4 py-6 text-ink-2">
        {unchecked ??
          (isChecking ? 'The preview is being made.' : 'There is no page to show: see the problems.')}
      </p>
    );
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading the preview" count={4} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      }
    >
      <div className="max-h-[80dvh] overflow-y-auto rounded-lg border bg-page p-4">
        <Preview page={page} />
      </div>
    </Suspense>
  );
}
