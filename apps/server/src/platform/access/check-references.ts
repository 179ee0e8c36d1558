import { ABILITIES, referencesOf, undeclaredPlacesOf, type AbilityTarget, type EndpointRow } from '@tailgate/contract';
import type { Policies } from './policy.ts';

const TARGETS: Readonly<Record<string, AbilityTarget>> = ABILITIES;

/** Startup check: every id has an ability, every ability a rule, and rules about the viewer need a session. */
export const checkReferences = (name: string, row: EndpointRow, policies: Policies): void => {
  const undeclared = undeclaredPlacesOf(row);
  if (undeclared.length > 0) throw new Error(`Contract row ${name} declares no ability for ${undeclared.join(', ')}`);
  for (const { path, ability } of referencesOf(row)) {
    const target = TARGETS[ability];
    if (!target) throw new Error(`Contract row ${name} names the unknown ability ${ability} for ${path}`);
    const rule = policies[ability];
    if (target.scope === 'policy' && !rule)
      throw new Error(`No policy has a rule for ${ability}, which contract row ${name} names for ${path}`);
    if (rule?.needsViewer && row.access.kind !== 'session')
      throw new Error(`Contract row ${name} is public, but ${ability} for ${path} requires a viewer`);
  }
};

/** Splits a path like `body.pets[].breedId` into steps. */
export const stepsOf = (path: string): string[] => path.replaceAll('[]', '.[]').split('.');

/** All values of a parsed input at a path. */
export const valuesAt = (value: unknown, [step, ...rest]: readonly string[]): unknown[] => {
  if (value === undefined || value === null) return [];
  if (step === undefined) return [value];
  if (step === '[]' || step === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
};
