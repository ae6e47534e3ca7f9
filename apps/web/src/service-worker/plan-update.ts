interface Update {
  /** Paths that this device has already, of whichever build. */
  readonly kept: readonly string[];
  /** Paths of all files of this build; their names carry a hash, so the same name is the same content. */
  readonly files: readonly string[];
  /** Those that the application begins with. */
  readonly shell: readonly string[];
}

/** What a new build costs this device: only what changed. */
export function planUpdate({ kept, files, shell }: Update): { copied: string[]; fetched: string[] } {
  const had = new Set(kept);
  return {
    copied: files.filter((file) => had.has(file)),
    fetched: shell.filter((file) => !had.has(file)),
  };
}
