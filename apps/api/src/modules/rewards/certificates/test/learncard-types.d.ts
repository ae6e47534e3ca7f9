/** The package's own declarations name their files without an extension, which Node's resolution does not find. */
declare module '@learncard/types' {
  export const AchievementCredentialValidator: {
    safeParse(value: unknown): { success: boolean; error?: Error };
  };
}
