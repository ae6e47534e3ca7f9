/**
 * The largest compressed sizes that a visit may cost; a kilobyte is 1000 bytes. Scripts count too: at 400 ms a round
 * trip many small ones cost more than their bytes, so a page may need twelve of them when it is the first one seen.
 */
export const budgets = {
  landing: {
    totalInKilobytes: 150,
    javaScriptInKilobytes: 100,
    cssInKilobytes: 12,
    htmlInKilobytes: 10,
    fontInKilobytes: 25,
  },
  /** What the chat of the landing page has learnt about people in distress; loaded when it opens. */
  hearing: { totalInKilobytes: 80 },
  shell: { javaScriptInKilobytes: 130, cssInKilobytes: 20 },
  route: { javaScriptInKilobytes: 25 },
  /** An explorable figure of a lesson, only its own script. */
  explorable: { javaScriptInKilobytes: 6 },
  /** Including a hash of each file of the build. */
  serviceWorker: { totalInKilobytes: 6.5 },
  /** A complete course saved for offline on a new device: the application, its lessons and what runs its exercises. */
  offlinePack: { totalInKilobytes: 1500 },
  /** SQLite, loaded by the first run of an SQL exercise. */
  sql: { totalInKilobytes: 320 },
  scriptsPerFirstView: 12,
} as const;
