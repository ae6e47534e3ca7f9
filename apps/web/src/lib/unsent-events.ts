/** Where the device keeps the events of a person until the server has confirmed them. */
export const unsentPrefix = (username: string) => `learning-event:${username}:`;

/** Whether an earlier visit had to leave events behind. */
export function hasUnsentEvents(username: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(unsentPrefix(username)));
  } catch {
    // Storage may be forbidden; then nothing was kept either.
    return false;
  }
}
