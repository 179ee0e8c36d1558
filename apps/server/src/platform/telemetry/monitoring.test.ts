import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_ROOT } from '@tailgate/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

const FOLDER = join(REPOSITORY_ROOT, 'deploy/monitoring');
const RULES = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8');
const DASHBOARD = readFileSync(join(FOLDER, 'dashboard.json'), 'utf8');
const INCIDENTS = join(REPOSITORY_ROOT, 'docs/operate/incidents');

/** Shown by others: the prober of our addresses, and the rounds of the worker. */
const SHOWN_ELSEWHERE = [
  'probe_ssl_earliest_cert_expiry',
  'tailgate_round_last_success_timestamp_seconds',
  'tailgate_rounds_overdue',
];
const RUNBOOK = [
  'database-away',
  'database-full',
  'late-rounds',
  'leaked-key',
  'nats-away',
  'payment-differences',
  'slow-or-failing-requests',
  'stuck-jobs',
  'vendor-down',
  'wrong-release',
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const metricsIn = (text: string) => new Set(text.match(/\b(tailgate|nodejs|process|probe)_[a-z0-9_]+/g));
/** A histogram is asked for by its parts. */
const familyOf = (metric: string, families: ReadonlySet<string>) =>
  families.has(metric) ? metric : metric.replace(/_(bucket|count|sum)$/, '');
const shownByProcesses = async () => {
  const worker = await api.startWorker();
  try {
    const text = await api.platform.metrics.registry.metrics();
    return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  } finally {
    await worker.stop();
  }
};

describe('rules and dashboard', () => {
  it('ask only for what a running API and worker show', async () => {
    const shown = await shownByProcesses();
    const asked = [...metricsIn(RULES), ...metricsIn(DASHBOARD)].filter((metric) => !SHOWN_ELSEWHERE.includes(metric));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((metric) => !shown.has(familyOf(metric, shown)))).toEqual([]);
  });

  it('have a page of the runbook for every alert', () => {
    const alerts = RULES.match(/- alert: /g)?.length;
    const pages = [...RULES.matchAll(/runbook: docs\/operate\/incidents\/([\w-]+)\.md/g)].map(([, name = '']) => name);
    expect(pages).toHaveLength(alerts ?? 0);
    expect([...new Set(pages)].sort()).toEqual(RUNBOOK);
    if (existsSync(INCIDENTS)) expect(RUNBOOK.filter((name) => !existsSync(join(INCIDENTS, `${name}.md`)))).toEqual([]);
  });

  it('fire when they should and not when they should not', async () => {
    const promtool = (...given: string[]) => promisify(execFile)('promtool', given, { cwd: FOLDER });
    await promtool('check', 'rules', 'alerts.yml');
    await promtool('test', 'rules', 'alerts.test.yml');
    const tested = readFileSync(join(FOLDER, 'alerts.test.yml'), 'utf8');
    const alerts = [...RULES.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    expect(alerts.filter((name) => !tested.includes(`alertname: ${name}\n`))).toEqual([]);
  });
});
