#!/usr/bin/env node
// Runs before every command, also on a fresh clone: plain JavaScript for Node 20, without dependencies.
import process from 'node:process';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { ensurePooler } from './bootstrap/pooler.mjs';

const steps = { install: ensureInstalled, build: ensureBuilt, browser: ensureBrowser, pooler: ensurePooler };
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(steps, name));

if (names.length === 0 || unknown.length > 0) {
  console.error(`Usage: node tools/bootstrap.mjs [${Object.keys(steps).join('] [')}]`);
  process.exit(1);
}

try {
  for (const name of names) await steps[name]();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
