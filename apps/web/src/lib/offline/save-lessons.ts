import type { Answer } from '@academy/contract';
import {
  type CodeBytes,
  codeNeeded,
  type PackLesson,
  type SavedLesson,
} from '@academy/domain/learning/offline-packs';
import { ApiError } from '../answers/api-client.ts';
import type { CodeCacheResult } from './saved-code.ts';

type OwnPart = Answer<'GET /api/lessons/:lessonId'>;
type Line = PackLesson & { readonly title: string };

/** `stopped`: by the learner. `away`: no network. `no-room`: the device is full. `refused`: the learner may not read it. */
export type SaveOutcome = 'whole' | 'stopped' | 'away' | 'no-room' | 'refused';

/** What saving needs from the device and the server; a test brings its own. */
export interface SaveEdge {
  /** The code of the pages, and the runtimes of the exercises. */
  readonly cacheCode: (parts: readonly (keyof CodeBytes)[]) => Promise<CodeCacheResult>;
  /** The course, and the reader's state in it. */
  readonly keepCourse: () => Promise<void>;
  /** The reader's own part, which also grants access to the text. */
  readonly readOwnPart: (lessonId: string) => Promise<OwnPart>;
  /** A text or a list of contents, fetched unless it is cached. */
  readonly saveDocument: (hash: string) => Promise<void>;
  readonly keepOwnPart: (own: OwnPart) => Promise<void>;
  /** The lesson is complete now. */
  readonly note: (lesson: SavedLesson & { readonly title: string }, outline: string) => void;
}

const isNoRoom = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

function outcomeOf(error: unknown, signal: AbortSignal): SaveOutcome {
  if (signal.aborted) return 'stopped';
  if (isNoRoom(error)) return 'no-room';
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? 'refused' : 'away';
}

/** The text first, then the answer that refers to it: until then the earlier version of the lesson stays complete. */
async function saveLesson(edge: SaveEdge, { id, title, sizeBytes }: Line): Promise<void> {
  const own = await edge.readOwnPart(id);
  await edge.saveDocument(own.outline);
  await edge.saveDocument(own.document);
  await edge.keepOwnPart(own);
  edge.note({ id, title, document: own.document, bytes: sizeBytes }, own.outline);
}

/** Saves lessons one by one. What is saved stays when it ends early, and the next call continues from there. */
export async function saveLessons(
  edge: SaveEdge,
  lessons: readonly Line[],
  signal: AbortSignal,
): Promise<SaveOutcome> {
  try {
    const code = await edge.cacheCode(codeNeeded(lessons));
    if (code !== 'whole') return signal.aborted ? 'stopped' : code;
    await edge.keepCourse();
    for (const lesson of lessons) {
      if (signal.aborted) return 'stopped';
      await saveLesson(edge, lesson);
    }
    return 'whole';
  } catch (error) {
    return outcomeOf(error, signal);
  }
}
