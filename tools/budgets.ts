/** The largest compressed sizes that a visit may cost; a kilobyte is 1000 bytes. */
export const budgets = {
  landing: {
    totalInKilobytes: 150,
    javaScriptInKilobytes: 100,
    cssInKilobytes: 12,
    htmlInKilobytes: 10,
    fontInKilobytes: 25,
  },
  shell: { javaScriptInKilobytes: 130, cssInKilobytes: 20 },
  route: { javaScriptInKilobytes: 25 },
} as const;
