import { Gauge, type Registry } from 'prom-client';

/** Shorter than collectors wait between two looks: what is away shows at the next one. */
const KEPT_MS = 2_000;
/** A collector waits ten seconds for all gauges together, and hears of everything else even if this one hangs. */
const WITHIN_MS = 2_000;

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** By the name of the gauge: its values now. */
export type Samples<Name extends string> = Readonly<Record<Name, readonly Sample[]>>;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Too late')), WITHIN_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Gauges that are read together when somebody collects them, at most once in some seconds however many ask. What cannot
 * be read is not shown: an old figure would say that all is well.
 */
export const sampleGauges = <Name extends string>(
  registry: Registry,
  gauges: Readonly<Record<Name, { readonly help: string; readonly labelNames?: readonly string[] }>>,
  read: () => Promise<Samples<Name>> | Samples<Name>,
): void => {
  let kept:
    | {
        readonly until: number;
        readonly samples: Promise<Samples<Name> | undefined>;
      }
    | undefined;
  const samples = () => {
    const now = performance.now();
    if (!kept || kept.until <= now)
      kept = { until: now + KEPT_MS, samples: inTime(Promise.resolve().then(read)).catch(() => undefined) };
    return kept.samples;
  };
  for (const name of Object.keys(gauges) as Name[]) {
    const { help, labelNames = [] } = gauges[name];
    // Where what it shows was replaced, its gauge is, too.
    registry.removeSingleMetric(name);
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect: async () => {
        const current = (await samples())?.[name] ?? [];
        gauge.reset();
        // A gauge without labels is 0 after a reset, which nobody has measured.
        if (current.length === 0 && labelNames.length === 0) gauge.remove();
        for (const { labels = {}, value } of current) gauge.set(labels, value);
      },
    });
  }
};
