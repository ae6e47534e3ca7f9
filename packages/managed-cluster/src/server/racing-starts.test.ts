import { describe, expect, it } from 'vitest';
import { findEngines } from '../index.ts';
import { isAlive } from '../process-state.ts';
import { connectionOf, query, serverOf, TIME_LIMIT_MS, useClusterScratch } from '../test/cluster-scratch.ts';
import type { OwnerProcess } from '../test/spawn-owner.ts';

const engines = await findEngines();

async function reportsOf(owners: readonly OwnerProcess[]) {
  const reports = await Promise.all(owners.map(async (owner) => ({ owner, report: await owner.report })));
  return {
    winners: reports.flatMap(({ owner, report }) => (report.hasStarted ? [{ owner, report }] : [])),
    losers: reports.flatMap(({ owner, report }) => (report.hasStarted ? [] : [{ owner, report }])),
  };
}

describe.each(engines)('races on $source PostgreSQL $majorVersion', { timeout: TIME_LIMIT_MS }, (engine) => {
  const scratch = useClusterScratch();

  it('lets exactly one of two starts on an empty folder win', async () => {
    const dataDir = await scratch.folder();
    const owners = [1, 2].map(() => scratch.spawnOwner({ dataDir, engines: [engine] }));
    const { winners, losers } = await reportsOf(owners);
    expect(winners).toHaveLength(1);
    const [winner] = winners;
    if (!winner) return;
    for (const loser of losers) {
      expect(loser.report.name).toBe('DataFolderInUseError');
      expect(loser.report.message).toContain(
        `Another academy (process ${winner.owner.pid}) already uses the data folder ${dataDir}`,
      );
      expect(await loser.owner.ended).toBe(1);
    }
    const connection = connectionOf(winner.report.host);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    const { pid } = await serverOf(dataDir);
    expect(await winner.owner.stop()).toBe(0);
    expect(await isAlive(pid)).toBe(false);
  });

  it('lets exactly one of two starts adopt a leftover server', async () => {
    const dataDir = await scratch.usedFolder(engine);
    const first = scratch.spawnOwner({ dataDir, engines: [engine] });
    await first.report;
    await first.kill();
    const owners = [1, 2].map(() => scratch.spawnOwner({ dataDir, engines: [engine] }));
    const { winners, losers } = await reportsOf(owners);
    expect(winners.map((winner) => winner.report.wasAdopted)).toEqual([true]);
    expect(losers.map((loser) => loser.report.name)).toEqual(['DataFolderInUseError']);
  });

  it('hands over from a stopping owner to the next without a lost server', async () => {
    const dataDir = await scratch.usedFolder(engine);
    let cluster = await scratch.start({ dataDir, engines: [engine] });
    for (let round = 0; round < 5; round += 1) {
      const stopping = cluster.stop();
      let next: typeof cluster | undefined;
      while (!next) next = await scratch.start({ dataDir, engines: [engine] }).catch(refusalOnly);
      await stopping;
      expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
      cluster = next;
    }
  });
});

function refusalOnly(error: Error): undefined {
  if (error.name !== 'DataFolderInUseError') throw error;
}
