interface Update {
  /** Paths that are cached on this device, of any build. */
  readonly kept: readonly string[];
  /** Paths of all files of this build; their names contain a hash, so the same name means the same content. */
  readonly files: readonly string[];
  /** Those that the application starts with. */
  readonly shell: readonly string[];
}

/** What a new build downloads on this device: only what changed. */
export function planUpdate({ kept, files, shell }: Update): { copied: string[]; fetched: string[] } {
  const had = new Set(kept);
  return {
    copied: files.filter((file) => had.has(file)),
    fetched: shell.filter((file) => !had.has(file)),
  };
}
