/** 2§2: the mean of the tracks' progress values, as a whole per cent; 0 before there are tracks. */
export function overallProgress(tracks: readonly { readonly totalProgress: number }[]): number {
  if (tracks.length === 0) return 0;
  return Math.round(tracks.reduce((sum, { totalProgress }) => sum + totalProgress, 0) / tracks.length);
}
