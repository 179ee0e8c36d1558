import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What an operator did wrong: shown without a stack. */
export class OperatorError extends Error {}

/** The value of NAME, or the content of the file that NAME_FILE names. */
export const settingOf = (environment: NodeJS.ProcessEnv, name: string): string | undefined => {
  const path = environment[`${name}_FILE`];
  if (!path) return environment[name] || undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new OperatorError(`${name}_FILE names a file that cannot be read`, { cause: error });
  }
};

/** All that are missing are named at once. */
export const requireSettings = <Name extends string>(
  environment: NodeJS.ProcessEnv,
  names: readonly Name[],
): Readonly<Record<Name, string>> => {
  const found = names.map((name) => [name, settingOf(environment, name)] as const);
  const missing = found.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length > 0) throw new OperatorError(`These settings are missing: ${missing.join(', ')}`);
  return Object.fromEntries(found) as Record<Name, string>;
};

const SECRET_MODE = 0o600;

/** Readable by its owner alone, and never half written. */
export const writeSecretFile = (path: string, text: string): void => {
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, text, { mode: SECRET_MODE });
  chmodSync(unfinished, SECRET_MODE);
  renameSync(unfinished, path);
};

export type EnvironmentFile = Readonly<Record<string, string>>;

export const readEnvironmentFile = (path: string): EnvironmentFile =>
  existsSync(path) ? (parseEnv(readFileSync(path, 'utf8')) as EnvironmentFile) : {};

const isPlain = (value: string) => /^[\w.:/,@+=?%-]*$/.test(value);

/** Lines that a shell, Node's --env-file and systemd read alike; only those without quotes mean the same to Docker. */
export const environmentLines = (values: EnvironmentFile): string =>
  Object.entries(values)
    .map(([name, value]) => {
      if (/['\n]/.test(value)) throw new OperatorError(`${name} cannot be written into an environment file`);
      return isPlain(value) ? `${name}=${value}\n` : `${name}='${value}'\n`;
    })
    .join('');
