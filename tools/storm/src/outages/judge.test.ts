import { describe, expect, it } from 'vitest';

import { judge, problemsOf, type Facts, type Outage } from './judge.ts';

const SERIES = 'tailgate_vendor_away{vendor="sms"}';
const OUTAGE: Outage = {
  dependency: {
    name: 'texts',
    staysReady: true,
    gauge: { series: SERIES, away: 1 },
    alert: 'VendorAway',
    logged: /sms send failed: later/,
  },
  takenAtMs: 10_000,
  backAtMs: 30_000,
  endsAtMs: 50_000,
};

/** A worker that notices after two seconds, both times, and an API that never calls this vendor. */
const factsWith = (given: {
  awayFromMs?: number;
  awayUntilMs?: number;
  isReady?: (atMs: number) => boolean;
}): Facts => {
  const { awayFromMs = 12_000, awayUntilMs = 32_000, isReady = () => true } = given;
  const times = Array.from({ length: 100 }, (_, index) => index * 500);
  const isAway = (atMs: number) => atMs >= awayFromMs && atMs < awayUntilMs;
  const judgedAtMs = times.filter((atMs) => atMs % 5_000 === 0);
  return {
    looks: times.flatMap((atMs) => [
      { atMs, clockMs: atMs, instance: 'api', isReady: isReady(atMs), gauges: new Map([[SERIES, 0]]) },
      { atMs, clockMs: atMs, instance: 'worker', isReady: true, gauges: new Map([[SERIES, isAway(atMs) ? 1 : 0]]) },
    ]),
    lines: [{ atMs: 11_000, text: 'sms send failed: later (ECONNRESET)' }],
    judgedAtMs,
    firedAtMs: judgedAtMs.filter(isAway),
  };
};
const problemsWith = (given: Parameters<typeof factsWith>[0]) => problemsOf(judge(OUTAGE, factsWith(given)));

describe('an outage', () => {
  it('is fine where all who are asked say it in time, and that it is over', () => {
    expect(judge(OUTAGE, factsWith({}))).toEqual({
      name: 'texts',
      away: { readiness: 0, metric: 2, log: 1, alert: 5 },
      back: { readiness: 0, metric: 2, log: 0, alert: 5 },
    });
    expect(problemsWith({})).toEqual([]);
  });

  it('that nobody tells of is found', () => {
    expect(problemsWith({ awayFromMs: 60_000 })).toEqual([
      'texts: metric said away never',
      'texts: metric said back never',
      'texts: alert said away never',
    ]);
  });

  it('that is told of too late is found', () => {
    expect(problemsWith({ awayFromMs: 27_000 })).toEqual([
      'texts: metric said away after 17 s',
      'texts: alert said away never',
    ]);
  });

  it('that goes on for the metrics after the vendor is back is found', () => {
    expect(problemsWith({ awayUntilMs: 60_000 })).toEqual([
      'texts: metric said back never',
      'texts: alert said back never',
    ]);
  });

  it('that takes a process out of service which could serve is found', () => {
    expect(problemsWith({ isReady: (atMs) => atMs < 20_000 })).toEqual([
      'texts: readiness said away never',
      'texts: readiness said back never',
    ]);
  });
});
