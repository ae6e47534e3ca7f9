// Run by the tests as a separate process: `node owner-process.ts <dataDir> <engines as JSON>`. Prints on one line how
// the start went, and stops the cluster when its input ends.
import { startManagedCluster } from '../index.ts';
import type { OwnerReport } from './spawn-owner.ts';

const [, , dataDir = '', engines = '[]'] = process.argv;

function report(line: OwnerReport): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

try {
  const cluster = await startManagedCluster({
    dataDir,
    say: () => undefined,
    engines: JSON.parse(engines),
    settings: { fsync: 'off' },
  });
  report({ hasStarted: true, host: cluster.connection.host, wasAdopted: cluster.wasAdopted });
  process.stdin.resume().on('end', () => void cluster.stop());
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  report({ hasStarted: false, name, message });
  process.exitCode = 1;
}
