// Adds to package-lock.json what `npm install` left out: optional packages of other platforms that the registry in use
// does not carry. `npm ci` refuses a lockfile without them, although it would never install them on this machine. Their
// hashes are added wherever the registry has them.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const LOCKFILE = 'package-lock.json';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** `@rolldown/binding-linux-arm-gnueabihf` runs on linux, arm: what npm compares with the machine before it fetches. */
const platformOf = (name: string): Pick<LockedPackage, 'cpu' | 'os' | 'libc'> | undefined => {
  const words = name.split(/[/-]/);
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const os = SYSTEMS.find((system) => words.includes(system));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : undefined;
  return cpu && (os ?? cpu === 'wasm32') ? { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc }) } : undefined;
};

/** The version Node would find from `path`: inside it, or beside it or one of the packages around it. */
const lockedVersion = (packages: Record<string, LockedPackage>, path: string, name: string): string | undefined => {
  for (let place = path; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`];
    if (found) return found.version;
    if (!place.includes('node_modules/')) return packages[`node_modules/${name}`]?.version;
  }
};

const run = promisify(execFile);

/** What the registry in use says of a version; undefined where it does not carry it. */
const hashOf = async (name: string, version: string): Promise<string | undefined> => {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity']);
    return stdout.trim().startsWith('sha512-') ? stdout.trim() : undefined;
  } catch {
    return undefined;
  }
};

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as { packages: Record<string, LockedPackage> };
let added = 0;
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const locked = lockedVersion(lock.packages, path, name);
    const platform = platformOf(name);
    // Only exact versions are the packages of a platform; a range is an ordinary optional dependency.
    if (locked === version || !/^\d/.test(version)) continue;
    if (!platform) throw new Error(`${name} is locked nowhere, and its name tells no platform`);
    // Inside its parent where another version lies beside it.
    const place = locked === undefined ? path.slice(0, path.lastIndexOf('node_modules/')) : `${path}/`;
    lock.packages[`${place}node_modules/${name}`] = { version, ...platform, ...(dev && { dev }), optional: true };
    added += 1;
  }
}
const AT_ONCE = 4;
let hashed = 0;
const waiting = Object.entries(lock.packages).filter(
  ([path, { link, integrity }]) => path.includes('node_modules/') && link !== true && integrity === undefined,
);
const hashOn = async () => {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, locked] = next;
    const name = path.split('node_modules/').at(-1) ?? '';
    const integrity = locked.version === undefined ? undefined : await hashOf(name, locked.version);
    // Known for good once a registry had it: `npm install` keeps what is in the file.
    if (integrity === undefined) continue;
    locked.integrity = integrity;
    hashed += 1;
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, hashOn));
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${LOCKFILE}: added ${added} packages of other platforms, ${hashed} hashes\n`);
