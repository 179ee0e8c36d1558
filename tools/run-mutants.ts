import { resolve } from 'node:path';
import { createVitest, type TestModule, type TestProject } from 'vitest/node';
import { setup, teardown } from '../apps/server/testing/global-setup.ts';
import type { Mutant } from './mutants/mutant.ts';
import { mutatingPlugin } from './mutating-plugin.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** The test failed in an assertion. One that could not even start proves nothing. */
  readonly isRed: boolean;
  readonly reason: string;
}

const projectOf = (mutant: Mutant) => ({
  plugins: [mutatingPlugin(mutant)],
  test: {
    name: mutant.name,
    include: [mutant.suite],
    env: { MUTANT: mutant.name },
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 5_000 } },
  },
});

/** A run takes a quarter of an hour: who waits sees how far it is. */
const progressReporter = (total: number) => {
  let ended = 0;
  return {
    onTestModuleEnd: ({ project }: TestModule) => {
      ended += 1;
      process.stderr.write(`${ended} of ${total}: ${project.name}\n`);
    },
  };
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const verdictOn = (mutant: Mutant, module: TestModule | undefined): Verdict => {
  const tests = [...(module?.children.allTests() ?? [])].filter((test) => test.result().state !== 'skipped');
  const errors = [...(module?.errors() ?? []), ...tests.flatMap((test) => test.result().errors ?? [])];
  if (errors.some((error) => error.name === 'AssertionError')) return { mutant, isRed: true, reason: 'failed' };
  const [error] = errors;
  if (error) return { mutant, isRed: false, reason: `no assertion failed: ${error.message}` };
  return { mutant, isRed: false, reason: tests.length > 0 ? 'passed without its guard' : 'no such test' };
};

/** All mutants in one vitest, a project each, so that as many run side by side as there are processors. */
export const runMutants = async (mutants: readonly Mutant[]): Promise<Verdict[]> => {
  await setup();
  const vitest = await createVitest(
    { config: false, watch: false, maxWorkers: '100%', reporters: [progressReporter(mutants.length)] },
    { test: { projects: mutants.map(projectOf) } },
  );
  try {
    const projects = new Map(vitest.projects.map((project): [string, TestProject] => [project.name, project]));
    const specifications = mutants.flatMap((mutant) => {
      const testNamePattern = new RegExp(escaped(mutant.test));
      return projects.get(mutant.name)?.createSpecification(resolve(mutant.suite), { testNamePattern }) ?? [];
    });
    const { testModules } = await vitest.runTestSpecifications(specifications);
    return mutants.map((mutant) =>
      verdictOn(
        mutant,
        testModules.find(({ project }) => project.name === mutant.name),
      ),
    );
  } finally {
    await vitest.close();
    await teardown();
  }
};
