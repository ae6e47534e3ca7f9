import type { LearningTrack } from '@academy/contract/learning/learning-tracks';

export type Arrangement = 'tree' | 'timeline';
export type PathTab = 'modules' | 'visualization';

export interface ChosenView {
  /** Empty: the first track. */
  readonly track: string;
  readonly tab: PathTab;
  readonly arrangement: Arrangement;
}

/** The selected view, kept in the address, so that it can be shared and found again. */
export function viewFromQuery(query: string): ChosenView {
  const values = new URLSearchParams(query);
  return {
    track: values.get('track') ?? '',
    tab: values.get('tab') === 'visualization' ? 'visualization' : 'modules',
    arrangement: values.get('view') === 'timeline' ? 'timeline' : 'tree',
  };
}

export function queryFromView({ track, tab, arrangement }: ChosenView): string {
  const values = new URLSearchParams({
    ...(track !== '' && { track }),
    ...(tab !== 'modules' && { tab }),
    ...(arrangement !== 'tree' && { view: arrangement }),
  }).toString();
  return values === '' ? '' : `?${values}`;
}

export function chosenTrack(tracks: readonly LearningTrack[], id: string): LearningTrack | undefined {
  return tracks.find((track) => track.id === id) ?? tracks[0];
}
