import { describe, expect, it } from 'vitest';
import { type ComponentList, readComponentList, reproducible } from './component-list.ts';
import { dependenciesOf, readLockFile } from './lock-file.ts';

const component = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  hashes: [{ alg: 'SHA-512', content: 'abc' }],
});

const written = (at: string): ComponentList => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${at}`,
  metadata: {
    timestamp: at,
    tools: [{ version: at }],
    component: { ...component('root'), name: `folder-${at}` },
  },
  components: [
    component('b'),
    component('b'),
    { ...component('a'), properties: [{ name: 'cdx:npm:package:path', value: `/home/${at}` }] },
  ],
  dependencies: [
    { ref: 'b@1.0.0', dependsOn: [] },
    { ref: 'a@1.0.0', dependsOn: ['d', 'c'] },
  ],
});

describe('the software bill of materials', () => {
  it('does not contain the time, machine and npm that wrote it', () => {
    const list = reproducible(written('now'), 'academy');
    expect(list).toEqual(reproducible(written('later'), 'academy'));
    expect(JSON.stringify(list)).not.toContain('now');
    expect(list.metadata.component.name).toBe('academy');
    expect(list.components.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(list.components[1]).toEqual(component('b'));
    expect(list.dependencies[0]).toEqual({ ref: 'a@1.0.0', dependsOn: ['c', 'd'] });
  });

  it('lists every package of package-lock.json once, in its version and with its hash', async () => {
    const { specVersion, components } = await readComponentList('academy');
    expect(specVersion).toMatch(/^1\.\d$/);
    const locked = dependenciesOf(readLockFile()).map(({ name, version }) => `${name}@${version}`);
    const listed = new Map(components.map((each) => [each['bom-ref'], each]));
    expect(locked.filter((each) => !listed.has(each))).toEqual([]);
    const withoutHash = locked.filter((each) => !('hashes' in (listed.get(each) ?? {})));
    expect(withoutHash).toEqual([]);
    expect(listed.size).toBe(components.length);
  });
});
