import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import process from 'node:process';
import { projectRoot } from '../project-root.mjs';
import { readStamp, writeStamp } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { installFingerprint, isInstalledAsLocked } from './manifests.mjs';
import { runWithProgress } from './run-with-progress.mjs';

const requiredNodeMajor = 24;
const stampFile = join(projectRoot, 'node_modules/.cache/academy-install');
// Outside node_modules, which `npm ci` deletes first.
export const bootstrapLock = join(projectRoot, '.cache/bootstrap.lock');

export async function ensureInstalled() {
  if (!isInstalled()) {
    await withLock(bootstrapLock, async () => {
      if (!isInstalled()) await install();
    });
  }
  requireNode();
}

function isInstalled() {
  return readStamp(stampFile) === installFingerprint(projectRoot);
}

async function install() {
  rmSync(stampFile, { force: true });
  if (!isInstalledAsLocked(projectRoot)) {
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    // Also with NODE_ENV=production: the build needs its tools, and Node itself is an optional dependency.
    const kinds = ['--include=dev', '--include=optional'];
    await runWithProgress('Installing packages', 'npm', ['ci', ...flags, ...kinds], {
      cwd: projectRoot,
      env: { ...process.env, PATH: pathWithoutProject() },
    });
  }
  writeStamp(stampFile, installFingerprint(projectRoot));
}

// npm must not run on the Node binary that it is about to delete.
function pathWithoutProject() {
  const entries = (process.env.PATH ?? '').split(delimiter);
  return entries
    .filter((entry) => !entry.startsWith(join(projectRoot, 'node_modules') + sep))
    .join(delimiter);
}

function requireNode() {
  if (majorOf(process.versions.node) >= requiredNodeMajor || bundledNodeMajor() >= requiredNodeMajor) return;
  throw new Error(
    `This project runs on Node ${requiredNodeMajor} and brings its own on Linux x64 and arm64. ` +
      `Here it found only Node ${process.versions.node}: please install Node ${requiredNodeMajor} and try again.`,
  );
}

function bundledNodeMajor() {
  const binary = join(projectRoot, 'node_modules/.bin/node');
  if (!existsSync(binary)) return 0;
  const manifest = join(dirname(realpathSync(binary)), '../package.json');
  return existsSync(manifest) ? majorOf(JSON.parse(readFileSync(manifest, 'utf8')).version) : 0;
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}
