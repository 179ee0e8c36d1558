import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { parseStat, treesOf, watchProcessorTime } from './processor-time.ts';

describe('processor time', () => {
  it('is read from behind the name, whatever characters that has', () => {
    const stat = '71 (a ) b) S 7 71 71 0 -1 4194304 1 2 3 4 150 50 30 20 20 0 1 0 1234 0 0';
    expect(parseStat(stat)).toEqual({ pid: 71, parent: 7, startedAt: 1234, ownSeconds: 2, waitedSeconds: 0.5 });
  });

  it('of a process includes everything below it and nothing beside it', () => {
    const process = (pid: number, parent: number) => ({ pid, parent, startedAt: 0, ownSeconds: 0, waitedSeconds: 0 });
    const processes = [process(1, 0), process(2, 1), process(3, 2), process(4, 3), process(5, 1)];
    const pidsBelow = (...roots: number[]) => treesOf(roots, processes).map(({ pid }) => pid);
    expect(pidsBelow(2)).toEqual([2, 3, 4]);
    expect(pidsBelow(3, 5)).toEqual([3, 4, 5]);
    expect(pidsBelow(9)).toEqual([]);
  });

  it('is counted of a grandchild that nobody waits for', async () => {
    // Busy until it has used half a second of processor time itself, however long that takes.
    const busy = 'while (process.cpuUsage().user < 500_000);';
    const idle = 'setInterval(() => undefined, 1000)';
    const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${busy} console.log('used'); ${idle}`)}], { stdio: ['ignore', 'inherit', 'ignore'] }); ${idle}`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    try {
      const stop = watchProcessorTime(child.pid ?? 0);
      await once(child.stdout, 'data');
      // In ticks of a hundredth of a second, rounded down for each process.
      expect(stop()).toBeGreaterThanOrEqual(0.49);
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }
  });
});
