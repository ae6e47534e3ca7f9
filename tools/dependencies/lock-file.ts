import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

export interface LockedPackage {
  /** Set if it differs from the name in the path: an alias. */
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly link?: boolean;
  /** Only for development. */
  readonly dev?: boolean;
  /** For development, and an optional peer of something else. */
  readonly devOptional?: boolean;
}

/** By path, such as `node_modules/pg`; the workspaces by their folder, and the project itself by ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface Dependency extends LockedPackage {
  readonly name: string;
}

export function readLockFile(): LockedPackages {
  return JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;
}

/** Whether the product runs it, or ships it to browsers. A tool of ours that is an optional peer is neither. */
export function isInProduct({ dev = false, devOptional = false }: LockedPackage): boolean {
  return !dev && !devOptional;
}

/** Third-party packages: our workspaces are left out. */
export function dependenciesOf(packages: LockedPackages): Dependency[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(place) ?? [];
    return name === undefined || locked.link ? [] : [{ ...locked, name: locked.name ?? name }];
  });
}
