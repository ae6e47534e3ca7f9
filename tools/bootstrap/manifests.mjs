import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The hash of what npm would install: lock file, platform, and the dependencies of each manifest. */
export function installFingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const [folder, manifest] of readManifests(root))
    hash.update(JSON.stringify([folder, askedFor(manifest)]));
  return hash.digest('hex');
}

/** Whether node_modules, as recorded by npm itself, already has the lock file's packages. */
export function isInstalledAsLocked(root) {
  const recordFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const installed = readJson(recordFile).packages;
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const isManifestLocked = ([folder, manifest]) =>
    JSON.stringify(askedFor(manifest)) === JSON.stringify(askedFor(locked[folder] ?? {}));
  const isPackageInstalled = ([path, wanted]) =>
    !path.startsWith('node_modules/') ||
    (installed[path] ? isSamePackage(installed[path], wanted) : wanted.optional === true);
  return readManifests(root).every(isManifestLocked) && Object.entries(locked).every(isPackageInstalled);
}

function isSamePackage(installed, wanted) {
  return ['version', 'integrity', 'link'].every((field) => installed[field] === wanted[field]);
}

function readManifests(root) {
  const manifest = readJson(join(root, 'package.json'));
  const folders = manifest.workspaces.flatMap((pattern) =>
    pattern.endsWith('/*') ? subfolders(root, pattern.slice(0, -2)) : [pattern],
  );
  const workspaces = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => [folder, readJson(join(root, folder, 'package.json'))]);
  return [['', manifest], ...workspaces];
}

function subfolders(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function askedFor(manifest) {
  return dependencyFields.map((field) => Object.entries(manifest[field] ?? {}).sort());
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
