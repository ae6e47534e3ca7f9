import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

export const vitestReportFile = '.cache/test-run/vitest.json';
export const playwrightReportFile = '.cache/test-run/playwright.json';

export function removeReport(file: string): void {
  rmSync(join(projectRoot, file), { force: true });
}

/** The report that a suite wrote; undefined when it ended before. */
export function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
  } catch {
    return undefined;
  }
}
