import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { repositoryRoot } from '../places.ts';

type Condition = 'service_started' | 'service_healthy' | 'service_completed_successfully';

/** The parts of a service of compose.yaml that the check follows. */
export interface Service {
  command: string;
  image?: string;
  build?: { target: string };
  environment?: Record<string, string | number>;
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: Condition }>;
  healthcheck?: { test: string | string[] };
  network_mode?: string;
}

export function readServices(): Map<string, Service> {
  const text = readFileSync(join(repositoryRoot, 'compose.yaml'), 'utf8');
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  return new Map(Object.entries(services));
}

/** Of each service whom it waits for, and until when. */
export function conditionsOf({ depends_on: dependencies = {} }: Service): Map<string, Condition> {
  return new Map(
    Array.isArray(dependencies)
      ? dependencies.map((name) => [name, 'service_started'])
      : Object.entries(dependencies).map(([name, { condition }]) => [name, condition]),
  );
}

export function mountsOf({ volumes = [] }: Service): { volume: string; path: string }[] {
  return volumes.map((text) => {
    const [volume = '', path = ''] = text.split(':');
    return { volume, path };
  });
}

/** Words of a command as compose splits them: quotes hold together. */
export function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
}
