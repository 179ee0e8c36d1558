import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import { conditionsOf, mountsOf, readServices, wordsOf, type Service } from './compose-file.ts';
import { engineOf } from './engine-containers.ts';
import { ImageFolders, type Installation } from './image-folders.ts';

const HEALTHY_WITHIN_MS = 120_000;
const PROBE_EVERY_MS = 400;
const SHOWN_LINES = 40;

export interface Container {
  name: string;
  address: string;
  loopback: string;
  /** Of a path inside the container, where it is here. */
  here: (text: string) => string;
  environment: NodeJS.ProcessEnv;
}

interface Running {
  child: ChildProcess;
  lines: string[];
}

async function answers([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  // An image of Alpine has it, a bare Debian has not.
  if (program === 'wget')
    return await fetch(args.at(-1) ?? '').then(
      ({ ok }) => ok,
      () => false,
    );
  const probe = spawn(program, args, { env, stdio: 'ignore' });
  const [code] = (await once(probe, 'exit')) as [number | null];
  return code === 0;
}

/**
 * The services of compose.yaml without Docker: their own commands, in the order of their conditions, each in a folder with
 * what its image would contain, with the volumes, variables and host names that compose would give it.
 */
export class Composition {
  readonly #services = readServices();
  readonly #folder: string;
  readonly #network: string;
  readonly #images: ImageFolders;
  readonly #running = new Map<string, Running>();
  readonly #states = new Map<string, Promise<void>>();

  constructor(folder: string, installation: Installation) {
    this.#folder = folder;
    // Below 127.0.0.0/8 each process has ten million addresses for itself: ports stay as they are written.
    this.#network = `127.${20 + (process.pid % 200)}`;
    this.#images = new ImageFolders(folder, installation);
  }

  get names(): string[] {
    return [...this.#services.keys()];
  }

  /** Where others reach a service. */
  addressOf(name: string): string {
    const { network_mode: mode } = this.#service(name);
    const owner = mode?.startsWith('service:') === true ? mode.slice('service:'.length) : name;
    return `${this.#network}.${this.names.indexOf(owner) + 1}.2`;
  }

  outputOf(name: string): string {
    return (this.#running.get(name)?.lines ?? []).slice(-SHOWN_LINES).join('\n');
  }

  /** Starts what the service waits for, then the service, until it is what its conditions and health check ask for. */
  async up(name: string): Promise<void> {
    await this.#once(`started ${name}`, async () => {
      const conditions = [...conditionsOf(this.#service(name))];
      await Promise.all(conditions.map(([other, condition]) => this.#until(other, condition)));
      await this.#start(name);
    });
    if (this.#service(name).healthcheck) await this.#once(`healthy ${name}`, () => this.#becomesHealthy(name));
  }

  async down(): Promise<void> {
    await Promise.all(
      [...this.#running.values()].reverse().map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGINT');
        const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await gone;
        clearTimeout(impatience);
      }),
    );
  }

  /** A command beside the service, in its image and with nothing but these variables; what it printed. */
  async runInImageOf(name: string, words: readonly string[], environment: NodeJS.ProcessEnv): Promise<string[]> {
    const container = this.#containerOf(name, this.#service(name));
    const [program = '', ...args] = words;
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: container.here('/app'),
      env: { PATH: process.env['PATH'], ...environment, ...this.#networkOf(container) },
    });
    return stdout.split('\n').filter(Boolean);
  }

  async #until(name: string, condition: string): Promise<void> {
    await this.up(name);
    if (condition === 'service_completed_successfully') await this.completed(name);
  }

  async completed(name: string): Promise<void> {
    await this.#once(`completed ${name}`, async () => {
      const { child } = this.#process(name);
      if (child.exitCode === null) await once(child, 'close');
      if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}:\n${this.outputOf(name)}`);
    });
  }

  async #start(name: string): Promise<void> {
    const service = this.#service(name);
    const container = this.#containerOf(name, service);
    const target = service.build?.target;
    const image = target === undefined ? undefined : this.#images.of(target);
    const { words, user, environment } = image
      ? { words: wordsOf(service.command), user: undefined, environment: this.#networkOf(container) }
      : await engineOf(name, service, container, join(this.#folder, 'engines'));
    const [program = '', ...args] = words.map((word) => container.here(word));
    const child = spawn(program, args, {
      cwd: image?.folder ?? '/',
      env: { ...container.environment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trimEnd().split('\n')));
    this.#running.set(name, { child, lines });
    await once(child, 'spawn');
  }

  #containerOf(name: string, service: Service): Container {
    const image = service.build ? this.#images.of(service.build.target) : undefined;
    const places = mountsOf(service).map(({ volume, path }) => ({ path, here: join(this.#folder, volume) }));
    for (const { path, here } of places) {
      mkdirSync(here, { recursive: true, mode: 0o755 });
      // A volume that is mounted inside another one.
      const outer = places.find((other) => path.startsWith(`${other.path}/`));
      if (!outer) continue;
      const link = join(outer.here, relative(outer.path, path));
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(here, link);
    }
    const paths = [...places, ...(image ? [{ path: '/app', here: image.folder }] : [])].sort(
      (one, other) => other.path.length - one.path.length,
    );
    const here = (text: string) =>
      paths.reduce(
        (all, place) => all.replaceAll(new RegExp(`(^|[ =])${place.path}(?=/|$)`, 'g'), `$1${place.here}`),
        text,
      );
    const given = Object.entries({ ...image?.environment, ...service.environment });
    const address = this.addressOf(name);
    return {
      name,
      address,
      loopback: address.replace(/2$/, '1'),
      here,
      environment: {
        PATH: process.env['PATH'],
        ...Object.fromEntries(given.map(([variable, value]) => [variable, here(String(value))])),
      },
    };
  }

  #networkOf({ address, loopback }: Container): NodeJS.ProcessEnv {
    const neighbors = Object.fromEntries(this.names.map((name) => [name, this.addressOf(name)]));
    const preload = import.meta.resolve('./container-network.preload.ts');
    return {
      NODE_OPTIONS: `--import=${preload}`,
      CONTAINER_NETWORK: JSON.stringify({ address, loopback, neighbors }),
    };
  }

  async #becomesHealthy(name: string): Promise<void> {
    const service = this.#service(name);
    const container = this.#containerOf(name, service);
    const { test = [] } = service.healthcheck ?? {};
    // A health check of an image that we do not have asks our engine at its own address.
    const words = Array.isArray(test) ? test.slice(1) : wordsOf(test.replaceAll('127.0.0.1', container.address));
    const deadline = performance.now() + HEALTHY_WITHIN_MS;
    for (;;) {
      const { child } = this.#process(name);
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${this.outputOf(name)}`);
      const env = { ...container.environment, ...(service.build ? this.#networkOf(container) : {}) };
      if (await answers(words, env)) return;
      if (performance.now() > deadline) throw new Error(`${name} is not healthy:\n${this.outputOf(name)}`);
      await delay(PROBE_EVERY_MS);
    }
  }

  #once(what: string, work: () => Promise<void>): Promise<void> {
    const known = this.#states.get(what) ?? work();
    this.#states.set(what, known);
    return known;
  }

  #service(name: string): Service {
    const service = this.#services.get(name);
    if (!service) throw new Error(`compose.yaml has no service ${name}`);
    return service;
  }

  #process(name: string): Running {
    const running = this.#running.get(name);
    if (!running) throw new Error(`${name} was not started`);
    return running;
  }
}
