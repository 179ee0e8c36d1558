import { ABILITIES, referencesOf, type Ability, type DeclaredReference } from '@tailgate/contract';
import { testNow } from '@tailgate/kit/instant';
import { expressionBuilder } from 'kysely';
import { ROUTES } from '../../../src/modules/index.ts';
import type { Rows, Rule } from '../../../src/platform/access/policy.ts';
import { ENDPOINTS } from '../endpoints.ts';
import type { Harness } from '../harness.ts';
import { referenceCells } from '../cells/reference-cells.ts';
import { firstProblem, replaced, type GeneratedMutant } from './generated-mutant.ts';

type AnyRows = Rows<never>;
type Builder = Parameters<AnyRows>[0];
interface OpenRule {
  rows: Rule<never>['rows'];
}

const RULES = new Map<string, OpenRule>(ROUTES.flatMap(({ policy }) => Object.entries(policy)));

export const ruleOf = (ability: Ability): OpenRule => {
  const rule = RULES.get(ability);
  if (!rule) throw new Error(`No rule for ${ability}`);
  return rule;
};

/** Passes each condition of a rule through `seen`, in the order in which they are written. */
const watching = (row: Builder, seen: (condition: string, made: unknown) => unknown): Builder =>
  new Proxy(row, {
    apply: (target, receiver, given: unknown[]) =>
      seen(String(given[0]), Reflect.apply(target as never, receiver, given)),
    get: (target, property, receiver) => {
      const found: unknown = Reflect.get(target, property, receiver);
      if (property !== 'val') return found;
      // A value that is true or false is a condition by itself; others belong to one.
      return (value: unknown) =>
        typeof value === 'boolean' ? seen(`viewer (${value})`, target.val(value)) : target.val(value);
    },
  });

/** The conditions of a rule, by the column they look at. One that is always true is none. */
const conditionsOf = (harness: Harness, { rows }: OpenRule): string[] => {
  const { world } = harness.caller('groomer');
  const viewer = {
    siteId: world.site.id,
    accountId: world.personId,
    sessionId: world.personId,
    role: 'groomer' as const,
    impersonatorId: null,
    orderId: null,
  };
  const conditions: string[] = [];
  const row = watching(expressionBuilder<never>(), (condition, made) => {
    conditions.push(condition);
    return made;
  });
  rows({ site: world.site as never, now: testNow() }, viewer)(row);
  return conditions.filter((condition) => condition !== 'viewer (true)');
};

const without = ({ rows }: OpenRule, index: number): OpenRule => ({
  rows: (circumstances, viewer) => (row) => {
    let at = -1;
    return rows(
      circumstances,
      viewer,
    )(watching(row, (_condition, made) => ((at += 1) === index ? row.val(true) : made)));
  },
});

/** One for each condition in each rule. */
export const policyMutants = (harness: Harness): GeneratedMutant[] =>
  (Object.keys(ABILITIES) as Ability[])
    .filter((ability) => ABILITIES[ability].scope === 'policy')
    .flatMap((ability) => {
      const rule = ruleOf(ability);
      const isReached = (reference: DeclaredReference) => reference.ability === ability;
      const rows = ENDPOINTS.filter((row) => referencesOf(row).some(isReached));
      return conditionsOf(harness, rule).map((condition, index): GeneratedMutant => ({
        kind: 'policy',
        name: `${ability}: ${condition}`,
        reach: { rows, isReached, ability, opensWall: false },
        open: () => Promise.resolve(replaced(rule, without(rule, index))),
        problem: () => firstProblem(harness, rows, [referenceCells]),
      }));
    });

/** Abilities that cover every row of every site: nothing can be taken out. */
export const isOpenToAll = (harness: Harness, ability: Ability): boolean =>
  ABILITIES[ability].scope === 'policy' && conditionsOf(harness, ruleOf(ability)).length === 0;
