import {
  type BundleRefusal,
  bundleOfZip,
  changesOfBundle,
  entriesOfBundle,
  MOST_ZIP_BYTES,
} from '@academy/domain/authoring/drafts';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError, call, type Failure } from '../../../lib/answers/api-client.ts';
import { notifyWriteListeners } from '../../../lib/answers/writes/write-listeners.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { halfImported, imported, importFailed, notImported, transferFailed } from './authoring-messages.ts';

/** Few authors transfer a course, so the zip code is loaded on demand. */
const loadZipCode = () =>
  import('@academy/courseware/zip').catch(() => {
    throw new ApiError(0, 'unreachable', 'Please check your connection and try again.');
  });

function offer(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const PUT = 'PUT /api/authoring/:courseId/drafts/:draftId/files';
const DISCARD = 'DELETE /api/authoring/:courseId/drafts/:draftId';

/** Part of it was saved in a draft that then could not be discarded. */
class HalfImported extends Error {}

interface Imported {
  readonly courseId: string;
  readonly changes: ReturnType<typeof changesOfBundle>;
  /** The versions that learners have. */
  readonly versions: ReadonlyMap<string, number>;
}

/** All of it in one draft, or nothing. */
async function importIntoDraft({ courseId, changes, versions }: Imported): Promise<void> {
  const { draftId } = await call('POST /api/authoring/:courseId/drafts', {
    courseId,
    title: 'Import of a course file',
  });
  const draft = { courseId, draftId };
  try {
    for (const { path, text } of changes) {
      const baseVersion =
        versions.get(path) ?? (await call('GET /api/authoring/:courseId/file', { courseId, path })).version;
      await call(PUT, { ...draft, path, text, version: 0, baseVersion });
    }
  } catch (error) {
    await call(DISCARD, draft).catch(() => {
      throw new HalfImported();
    });
    throw error;
  } finally {
    await notifyWriteListeners(DISCARD, draft);
  }
}

/** Saves everything that differs from what learners have in a draft; returns the number of files. */
async function importInto(courseId: string, zip: Uint8Array): Promise<number | BundleRefusal['code']> {
  const { readZip } = await loadZipCode();
  const unpacked = bundleOfZip(readZip(zip, MOST_ZIP_BYTES));
  if (!unpacked.ok) return unpacked.refusal.code;
  if (unpacked.value.courseId !== courseId) return 'not-a-course';
  const current = await call('GET /api/authoring/:courseId/bundle', { courseId });
  const changes = changesOfBundle(current.files, unpacked.value.files);
  const versions = new Map(current.files.map(({ path, version }) => [path, version]));
  if (changes.length > 0) await importIntoDraft({ courseId, changes, versions });
  return changes.length;
}

/** The course as the academy's files, to keep or to edit elsewhere, and to import again as a draft. */
export function CourseTransfer({ courseId }: { courseId: string }) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);

  async function download() {
    setIsPending(true);
    try {
      const { writeZip } = await loadZipCode();
      const bundle = await call('GET /api/authoring/:courseId/bundle', { courseId });
      offer(`${courseId}.zip`, writeZip(entriesOfBundle(bundle)));
    } catch (error) {
      toast(transferFailed(error as Failure<'GET /api/authoring/:courseId/bundle'>));
    }
    setIsPending(false);
  }
  async function take(file: File) {
    setIsPending(true);
    try {
      const changed =
        file.size > MOST_ZIP_BYTES
          ? 'too-large'
          : await importInto(courseId, new Uint8Array(await file.arrayBuffer()));
      toast(typeof changed === 'string' ? notImported(changed) : imported(changed));
    } catch (error) {
      toast(error instanceof HalfImported ? halfImported() : importFailed(error as Failure<typeof PUT>));
    }
    setIsPending(false);
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Download} isPending={isPending} onClick={() => void download()}>
        Download the course
      </Button>
      <Button icon={Upload} isPending={isPending} onClick={() => inputRef.current?.click()}>
        Import a course file
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept=".zip,application/zip"
        aria-label="Course file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </div>
  );
}
