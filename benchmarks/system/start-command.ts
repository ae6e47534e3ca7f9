export interface StartCommand {
  readonly environment: Readonly<Record<string, string>>;
  /** Flags for Node itself. */
  readonly flags: readonly string[];
}

/** The last part of the script `start`: `… && exec env NAME=value … node --flag … apps/api/src/main.ts`. */
export function readStartCommand(script: string): StartCommand {
  const words = (script.split('&&').at(-1) ?? '').trim().split(/\s+/);
  const at = words.indexOf('node');
  if (at === -1) throw new Error(`No "node" in the script: ${script}`);
  const settings = words.slice(0, at).filter((word) => word.includes('='));
  return {
    environment: Object.fromEntries(settings.map((setting) => setting.split('=', 2) as [string, string])),
    flags: words.slice(at + 1).filter((word) => word.startsWith('--')),
  };
}
