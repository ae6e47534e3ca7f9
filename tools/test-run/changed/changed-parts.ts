import { projectFiles } from '../../project-files.ts';
import { runPlainSteps } from '../plain-step.ts';
import type { PartResult } from '../rerun-failures.ts';
import { staticSteps } from '../static-steps.ts';
import { runVitestPart } from '../vitest-part.ts';
import { changesSince } from './changed-files.ts';
import { stepsFor } from './steps-for.ts';

type ChangedPart = { name: string; run: () => Promise<PartResult> };

/** Tests that read files instead of importing them: any change may concern them. */
function wholeTreeTests(): string[] {
  return projectFiles('tools').filter((file) => /^tools\/(areas\/|docs\/|)[\w-]+\.test\.ts$/.test(file));
}

/** The quick check for a branch, without what its changes cannot break. */
export function changedParts(
  branch: string,
  { projects, filter }: { projects: readonly string[]; filter: string | undefined },
): ChangedPart[] {
  const rules: ChangedPart = {
    name: 'rules',
    run: () => runVitestPart({ projects, filter, changedSince: changesSince(branch).base }),
  };
  const wholeTree: ChangedPart = {
    name: 'rules of the whole tree',
    run: () => runVitestPart({ projects: ['tools'], places: wholeTreeTests() }),
  };
  const checks: ChangedPart = {
    name: 'static checks',
    run: () => {
      const changes = changesSince(branch);
      const steps = stepsFor(changes, staticSteps);
      const names = new Set(steps.map(({ name }) => name));
      const left = staticSteps.map(({ name }) => name).filter((name) => !names.has(name));
      console.log(
        `${changes.files.length + changes.deleted.length} changed files since ${changes.base.slice(0, 10)}`,
      );
      if (left.length > 0) console.log(`Not looked at: ${left.join(', ')}`);
      return runPlainSteps(steps);
    },
  };
  return filter === undefined ? [checks, wholeTree, rules] : [rules];
}
