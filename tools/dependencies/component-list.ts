import { runNpm } from './run-npm.ts';

/** The parts of CycloneDX that we change; everything else stays as npm wrote it. */
export interface ComponentList {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly tools?: unknown;
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** Only some versions of npm report a package's path, which does not matter here. */
function withoutPlace<Any extends Component>(component: Any): Any {
  const properties = component.properties?.filter(({ name }) => name !== 'cdx:npm:package:path');
  return properties ? { ...component, properties } : component;
}

/** Sorted by reference, without duplicates: some versions of npm repeat a package for each folder that contains it. */
function sortedOnce<Item>(items: readonly Item[], refOf: (item: Item) => string): Item[] {
  // The first one with each reference stays.
  const byRef = new Map(items.toReversed().map((item) => [refOf(item), item]));
  return [...byRef].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

/**
 * Reproducible for the same lock file: without time, serial number, npm's version and the name of the folder on this
 * machine.
 */
export function reproducible(list: ComponentList, projectName: string): ComponentList {
  const { serialNumber: _number, metadata, components, dependencies, ...rest } = list;
  const { timestamp: _time, tools: _tools, component, ...about } = metadata;
  return {
    ...rest,
    metadata: { ...about, component: { ...withoutPlace(component), name: projectName } },
    components: sortedOnce(components.map(withoutPlace), (each) => each['bom-ref']),
    dependencies: sortedOnce(
      dependencies.map((each) => ({ ...each, dependsOn: each.dependsOn.toSorted() })),
      ({ ref }) => ref,
    ),
  };
}

/** The packages of package-lock.json for every platform, as a CycloneDX document. */
export async function readComponentList(projectName: string): Promise<ComponentList> {
  const list = await runNpm(['sbom', '--package-lock-only', '--sbom-format=cyclonedx']);
  if ((list as ComponentList | null)?.bomFormat !== 'CycloneDX')
    throw new Error(`npm wrote no list of components: ${JSON.stringify(list)}`);
  return reproducible(list as ComponentList, projectName);
}
