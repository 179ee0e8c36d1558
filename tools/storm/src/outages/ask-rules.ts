import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { REPOSITORY_ROOT } from '@tailgate/kit';

import type { Look } from './watch-processes.ts';

/** As the manual says: collected and judged every five seconds. */
export const COLLECTED_EVERY_S = 5;
const RULES = join(REPOSITORY_ROOT, 'deploy/monitoring/alerts.yml');

/** What a collector has of a series: one value at each of its times, or nothing where there was none. */
const collected = (looks: readonly Look[], series: string, ticks: number): string =>
  Array.from({ length: ticks }, (_, tick) => {
    const until = tick * COLLECTED_EVERY_S * 1_000;
    const last = looks.findLast(({ atMs }) => atMs <= until);
    return last && until - last.atMs < COLLECTED_EVERY_S * 1_000 ? (last.gauges.get(series) ?? '_') : '_';
  }).join(' ');

const withInstance = (series: string, instance: string): string =>
  series.includes('{') ? series.replace('}', `,instance="${instance}"}`) : `${series}{instance="${instance}"}`;

/**
 * The times, in seconds, at which our alert rules say this alert of what the processes showed: judged by Prometheus' own
 * engine, which `promtool` brings.
 */
export async function firingTimes(looks: readonly Look[], alert: string, labels: string, ticks: number) {
  const instances = [...new Set(looks.map(({ instance }) => instance))];
  const inputs = instances.flatMap((instance) => {
    const own = looks.filter((look) => look.instance === instance);
    const names = new Set(own.flatMap(({ gauges }) => [...gauges.keys()]));
    return [...names].map((series) => ({
      series: withInstance(series, instance),
      values: collected(own, series, ticks),
    }));
  });
  const folder = await mkdtemp(join(tmpdir(), 'tailgate-rules-'));
  try {
    const fires = async (atS: number): Promise<boolean> => {
      const test = {
        rule_files: [RULES],
        evaluation_interval: `${COLLECTED_EVERY_S}s`,
        tests: [
          {
            interval: `${COLLECTED_EVERY_S}s`,
            input_series: inputs,
            promql_expr_test: [
              {
                expr: `max(ALERTS{alertname="${alert}",alertstate="firing"${labels}}) or vector(0)`,
                eval_time: `${atS}s`,
                exp_samples: [{ labels: '{}', value: 1 }],
              },
            ],
          },
        ],
      };
      // JSON is YAML.
      const file = join(folder, `${atS}.yml`);
      await writeFile(file, JSON.stringify(test));
      return await promisify(execFile)('promtool', ['test', 'rules', file]).then(
        () => true,
        () => false,
      );
    };
    const times: number[] = [];
    for (let tick = 0; tick < ticks; tick += 1)
      if (await fires(tick * COLLECTED_EVERY_S)) times.push(tick * COLLECTED_EVERY_S);
    return times;
  } finally {
    await rm(folder, { recursive: true });
  }
}
