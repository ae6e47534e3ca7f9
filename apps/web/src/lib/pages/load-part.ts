const TRIED_AGAIN_AFTER_MS = [500, 2000];

/** A part of the application that failed to load: no network, or a release has replaced it. */
export class PartNotLoaded extends Error {}

type Module = Readonly<Record<string, unknown>>;

/** What loading needs from the browser; a test brings its own. */
export interface PartEdge {
  readonly wait: (delayMs: number) => Promise<void>;
  readonly importFrom: (address: string) => Promise<Module>;
}

const BROWSER: PartEdge = {
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  importFrom: (address) => import(/* @vite-ignore */ address),
};

let repetitions = 0;

/** Chromium remembers a module's failure for good; under another address it fetches it again. */
function otherAddress(failure: unknown): string | null {
  const address = /https?:\/\/\S+\.js/.exec(failure instanceof Error ? failure.message : '')?.[0];
  if (address === undefined) return null;
  repetitions += 1;
  return `${address}?again=${repetitions}`;
}

/** A file with more than one module exports each of them under a short name. */
function modulesIn(file: Module): Module[] {
  const inner = Object.values(file).filter((value) => typeof value === 'object' && value !== null);
  return [file, ...(inner as Module[])];
}

/** Loads a module and picks a part of it. Retries twice. */
export async function loadPart<Loaded, Part>(
  load: () => Promise<Loaded>,
  pick: (module: Loaded) => Part,
  { wait, importFrom }: PartEdge = BROWSER,
): Promise<Part> {
  async function loadFrom(address: string | null): Promise<Part> {
    if (address === null) return pick(await load());
    const parts = modulesIn(await importFrom(address)).map((module) => pick(module as Loaded));
    const part = parts.find((found) => found !== undefined);
    if (part === undefined) throw new PartNotLoaded('The file holds another part.');
    return part;
  }
  let address: string | null = null;
  for (const delayMs of TRIED_AGAIN_AFTER_MS) {
    try {
      return await loadFrom(address);
    } catch (error) {
      await wait(delayMs);
      address = otherAddress(error) ?? address;
    }
  }
  try {
    return await loadFrom(address);
  } catch (error) {
    throw new PartNotLoaded('A part of the application did not load.', { cause: error });
  }
}
