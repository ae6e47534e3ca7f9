import { hash } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

export const STRIPPED_FOLDER = join(projectRoot, '.cache', 'stripped');

const NAME_LENGTH = 32;

/** By content hash: a stale file is never used for a changed source. */
export const placeOf = (source) =>
  join(STRIPPED_FOLDER, `${hash('sha256', source).slice(0, NAME_LENGTH)}.mjs`);
