import type { PlainStep } from '../plain-step.ts';
import type { Changes } from './changed-files.ts';

/** The files that a static step reads; a change anywhere else cannot turn it red. */
const readBy: Readonly<Record<string, RegExp>> = {
  'types of the web app and its screens': /^(apps\/(web|api)|screens|packages)\/.*\.(tsx?|html)$/,
  types: /^((packages|apps\/api|tools|benchmarks)\/.*|[^/]*)\.(ts|mjs|json)$/,
  'types of the service worker': /^(apps\/web\/src|packages)\/.*\.ts$/,
  'types of the browser tests': /^(e2e|tools|packages\/domain)\/.*\.(ts|mjs)$/,
  courseware: /^(content|packages\/(courseware|domain))\//,
  'words of the assistant': /^(content\/assistant|packages\/assistant\/src\/(language|commands))\//,
  'patience of the tests': /\.(test|spec|screen)\.tsx?$/,
};
/** Changes here can affect every step. */
const everywhere =
  /^(package(-lock)?\.json|.*\/package\.json|.*tsconfig[^/]*\.json|tools\/test-run\/static-steps\.ts)$/;

const source = /\.(tsx?|mjs|cjs)$/;
const ofProduct = /^(packages|apps|e2e|screens|benchmarks|tools)\//;

/**
 * The static steps for some changed files. Format, lint and architecture check only these files; types are checked for
 * whole programs, namely those that read one of the files. Dead code can only be found in the whole project.
 */
export function stepsFor({ files, deleted }: Omit<Changes, 'base'>, all: readonly PlainStep[]): PlainStep[] {
  const touched = [...files, ...deleted];
  const isEverywhere = touched.some((file) => everywhere.test(file));
  return all.flatMap((step) => {
    const pattern = readBy[step.name];
    if (pattern) return isEverywhere || touched.some((file) => pattern.test(file)) ? [step] : [];
    return narrowed(step, files) ?? [];
  });
}

function narrowed({ name, command }: PlainStep, files: readonly string[]): PlainStep | undefined {
  const [program = ''] = command;
  if (program === 'biome' && files.length > 0) {
    return {
      name,
      command: [...command, '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files],
    };
  }
  const sources = files.filter((file) => source.test(file) && ofProduct.test(file));
  if (program === 'depcruise' && sources.length > 0) {
    return { name, command: [program, '--output-type', 'err-long', ...sources] };
  }
  return undefined;
}
