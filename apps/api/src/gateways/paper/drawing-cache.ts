import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Drawing, DrawingPool } from './drawing-pool.ts';

export interface CachedFile {
  readonly factsHash: Buffer;
  readonly file: Buffer;
}

/** Where one document's file is stored. */
export interface DrawingStore {
  /** Unique among all documents. */
  readonly name: string;
  readonly find: () => Promise<CachedFile | null>;
  /** Replaces one that was drawn from other facts. */
  readonly keep: (file: CachedFile) => Promise<void>;
}

type Refused = {
  readonly ok: false;
  readonly reason: 'too-many' | 'busy';
  readonly retryAfterSeconds: number;
};
type DrawnFile = { readonly ok: true; readonly file: Buffer } | Refused;

/** The person who requests a document, and their refusal; null when they may have it. */
interface Reader {
  readonly name: string;
  readonly take: () => Promise<{ readonly retryAfterSeconds: number } | null>;
}

interface DrawingRequest {
  readonly drawing: Drawing;
  /** Everything that the file shows. */
  readonly facts: unknown;
  readonly store: DrawingStore;
  readonly reader: Reader;
}

interface DrawingContext {
  readonly drawingPool: DrawingPool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const BUSY: Refused = { ok: false, reason: 'busy', retryAfterSeconds: 5 };

/** Files by the facts that they show: a file of other facts, or of another layout, is drawn again. */
export class DrawingCache {
  readonly #pool: DrawingPool;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #underWay = new Map<string, Promise<DrawnFile>>();

  constructor({ drawingPool, log }: DrawingContext) {
    this.#pool = drawingPool;
    this.#log = log;
  }

  async read(request: DrawingRequest): Promise<DrawnFile> {
    const { drawing, facts, store, reader } = request;
    const factsHash = Buffer.from(
      hash('sha256', JSON.stringify([drawing.version, facts]), 'base64url'),
      'base64url',
    );
    const cached = await store.find();
    if (cached?.factsHash.equals(factsHash)) return { ok: true, file: cached.file };
    // A second click waits for the first one's file.
    const key = `${reader.name} ${store.name} ${factsHash.toString('base64url')}`;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const work = this.#draw(request, factsHash).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, work);
    return work;
  }

  async #draw({ drawing, facts, store, reader }: DrawingRequest, factsHash: Buffer): Promise<DrawnFile> {
    const limited = await reader.take();
    if (limited) return { ok: false, reason: 'too-many', ...limited };
    const file = await this.#pool.draw(drawing, facts);
    if (!file) return BUSY;
    // Stored or not, the file is right: waiting callers get it.
    await store.keep({ factsHash, file }).catch((err) => this.#log.warn({ err }, 'drawn file not kept'));
    return { ok: true, file };
  }
}
