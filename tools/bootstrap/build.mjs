import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { bootstrapLock } from './install.mjs';
import { withLock } from './lock.mjs';
import { runWithProgress } from './run-with-progress.mjs';

const sources = ['apps/web', 'packages', 'content', 'package-lock.json', 'tsconfig.base.json'];
const stampFile = join(projectRoot, 'apps/web/dist/.stamp');

export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(bootstrapLock, async () => {
    if (!isBuilt()) await build();
  });
}

function isBuilt() {
  return readStamp(stampFile) === sourceFingerprint();
}

function sourceFingerprint() {
  return fingerprint(projectRoot, sources);
}

async function build() {
  // Taken before the build: a source that changes meanwhile makes the next run build again.
  const before = sourceFingerprint();
  rmSync(stampFile, { force: true });
  await runWithProgress('Building the web app', 'npm', ['run', 'build'], { cwd: projectRoot });
  writeStamp(stampFile, before);
}
