import { parseArgs, type ParseArgsConfig } from 'node:util';
import { z } from 'zod';
import { OperatorError } from './settings.ts';
import type { Performing } from './step.ts';

export interface Invocation {
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

const DRY_RUN = { 'dry-run': { type: 'boolean', default: false } } as const;
export const text = { type: 'string' } as const;

export const optionsOf = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) => {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...DRY_RUN } }).values;
  } catch (error) {
    throw new OperatorError((error as Error).message, { cause: error });
  }
};

/** Names of options, as they are typed, and never their values. */
export const parsedAs = <Schema extends z.ZodType>(schema: Schema, given: object): z.output<Schema> => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const spelled = (name: PropertyKey | undefined) =>
    `--${String(name === 'hosts' ? 'host' : name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${spelled(path[0])}: ${message}`);
  throw new OperatorError(`These options are wrong:\n${lines.join('\n')}`);
};

export const performing = (isDryRun: unknown, { say }: Invocation): Performing => ({
  isDryRun: isDryRun === true,
  say,
});

/** `--secrets DIR` */
export const secretsOption = z.object({ secrets: z.string().min(1) });
