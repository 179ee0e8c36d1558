import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  lstatSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';

import { repositoryRoot } from '../places.ts';
import { productionPackages } from './production-packages.ts';

const BUILT_WEB = join(repositoryRoot, 'apps/web/dist');

/** What a target of the Dockerfile would contain, in a folder that stands for `/app`. */
export interface ImageFolder {
  folder: string;
  environment: Record<string, string>;
}

export interface Instruction {
  name: string;
  text: string;
}

interface Stage {
  base: string;
  instructions: Instruction[];
}

/** Packages are linked from those of the checkout, or installed for real. */
export type Installation = 'linked' | 'installed';

function instructionsOf(dockerfile: string): Instruction[] {
  return dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
      return name === '' ? [] : [{ name, text: text.trim() }];
    });
}

function stagesOf(dockerfile: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let current: Stage | undefined;
  for (const instruction of instructionsOf(dockerfile)) {
    if (instruction.name === 'FROM') {
      const [, base = '', name = ''] = /^(\S+)\s+AS\s+(\S+)$/.exec(instruction.text) ?? [];
      current = { base, instructions: [] };
      stages.set(name, current);
    } else current?.instructions.push(instruction);
  }
  return stages;
}

/** The files of a clean checkout, less what the context leaves out. */
function contextFiles(): string[] {
  const ignored = readFileSync(join(repositoryRoot, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(repositoryRoot, file)))
    .filter((file) => !ignored.some((pattern) => file === pattern || matchesGlob(file, `${pattern}/**`)));
}

/** Hard links cost nothing; a folder on another disk gets copies. */
function placeFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(to)) return;
  if (lstatSync(from).isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return;
  }
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function placeTree(from: string, to: string): void {
  if (!lstatSync(from).isDirectory()) {
    placeFile(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) placeTree(join(from, entry), join(to, entry));
}

function linkPackages(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    // What lies in the folder of another package comes with that one.
    if (/^node_modules\/.*\/node_modules\//.test(path)) continue;
    const from = join(repositoryRoot, path);
    if (!lstatSync(from, { throwIfNoEntry: false })) continue;
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    // Our own packages are those of the image, not of the checkout.
    symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, to);
  }
}

function everyPackage(): string[] {
  const { packages } = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return Object.keys(packages).filter((path) => path.includes('node_modules/'));
}

export class ImageFolders {
  readonly #stages = stagesOf(readFileSync(join(repositoryRoot, 'Dockerfile'), 'utf8'));
  readonly #built = new Map<string, ImageFolder>();
  readonly #context = contextFiles();
  readonly #parent: string;
  readonly #installation: Installation;

  constructor(parent: string, installation: Installation) {
    this.#parent = parent;
    this.#installation = installation;
  }

  of(target: string): ImageFolder {
    const known = this.#built.get(target);
    if (known) return known;
    const stage = this.#stages.get(target);
    if (!stage) throw new Error(`The Dockerfile has no target ${target}`);
    const image: ImageFolder = { folder: join(this.#parent, `image-${target}`), environment: {} };
    mkdirSync(image.folder);
    if (this.#stages.has(stage.base)) {
      const base = this.of(stage.base);
      placeTree(base.folder, image.folder);
      Object.assign(image.environment, base.environment);
    }
    for (const { name, text } of stage.instructions) this.#apply(image, name, text);
    this.#built.set(target, image);
    return image;
  }

  #apply(image: ImageFolder, name: string, text: string): void {
    if (name === 'COPY') this.#copy(image, text);
    else if (name === 'ENV') {
      const [, variable = '', value = ''] = /^(\w+)=(.*)$/.exec(text) ?? [];
      // Without a built web the API starts all the same and serves none; the full run builds it.
      const isMissing = variable === 'WEB_DIST' && this.#installation === 'linked' && !existsSync(BUILT_WEB);
      image.environment[variable] = isMissing ? '' : value;
    } else if (name === 'RUN') this.#run(image, text.replaceAll(/--mount=\S+\s+/g, ''));
    else if (!['WORKDIR', 'USER', 'CMD'].includes(name)) throw new Error(`The check does not know ${name} ${text}`);
  }

  #copy(image: ImageFolder, text: string): void {
    const [, stage, ...words] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(text) ?? [];
    const parts = words.join(' ').split(/\s+/);
    const to = join(image.folder, parts.at(-1) ?? '.');
    if (stage !== undefined) {
      const source = join(this.of(stage).folder, (parts[0] ?? '').replace(/^\/app\/?/, ''));
      if (!existsSync(source)) throw new Error(`Nothing to COPY ${text}`);
      placeTree(source, to);
      return;
    }
    for (const source of parts.slice(0, -1)) {
      const files = this.#context.filter(
        (file) => source === '.' || file === source || file.startsWith(`${source}/`) || matchesGlob(file, source),
      );
      if (files.length === 0) throw new Error(`Nothing to COPY ${text}`);
      for (const file of files) {
        const within = file === source || source.includes('*') ? basename(file) : file.slice(source.length + 1);
        placeFile(join(repositoryRoot, file), source === '.' ? join(to, file) : join(to, within));
      }
    }
  }

  #run(image: ImageFolder, command: string): void {
    const workspace = /--workspace @tailgate\/(\w+)/.exec(command)?.[1];
    if (this.#installation === 'installed' || command.startsWith('find ')) {
      if (command.startsWith('mkdir ')) return;
      execFileSync('sh', ['-ec', command], { cwd: image.folder, stdio: ['ignore', 'ignore', 'inherit'] });
    } else if (command.startsWith('npm ci ') && command.includes('--omit=dev') && workspace !== undefined) {
      linkPackages(image.folder, productionPackages(repositoryRoot, `apps/${workspace}`));
    } else if (command.startsWith('npm ci ')) linkPackages(image.folder, everyPackage());
    else if (command.startsWith('npm run build ')) {
      // Built by a step of its own before this one.
      mkdirSync(join(image.folder, 'apps/web/dist'), { recursive: true });
      if (existsSync(BUILT_WEB)) placeTree(BUILT_WEB, join(image.folder, 'apps/web/dist'));
    } else if (!command.startsWith('mkdir ')) throw new Error(`The check does not know RUN ${command}`);
  }
}
