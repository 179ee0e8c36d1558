import { ENDPOINTS } from '../endpoints.ts';
import { nameOf, type Harness } from '../harness.ts';
import { sessionCells } from '../cells/session-cells.ts';
import { firstProblem, runAsOwner, type GeneratedMutant } from './generated-mutant.ts';

const FUNCTION = 'app.require_session(uuid, text, boolean, text[], text)';
/** What follows `where`, `if` or `and`, up to what ends it. */
const CONDITION = /\b(?<word>where|if|and)\s+(?<condition>[^;]+?)(?=\s+and\b|;|\s+then\b)/g;

interface Condition {
  readonly text: string;
  readonly at: number;
  /** In a `where` a condition is gone when it is true, in an `if` that raises when it is false. */
  readonly gone: 'true' | 'false';
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

/** The conditions of a function in PL/pgSQL, one by one. */
export const conditionsIn = (source: string): Condition[] => {
  let isIf = false;
  return [...source.matchAll(CONDITION)].map((match) => {
    const { word, condition: text = '' } = match.groups ?? {};
    if (word !== 'and') isIf = word === 'if';
    if (!isBalanced(text)) throw new Error(`"${text}" in ${FUNCTION} cannot be taken out by itself`);
    return { text, at: match.index + match[0].length - text.length, gone: isIf ? 'false' : 'true' };
  });
};

/** Any row shows what the check refuses; one that asks for a fresh sign-in or a duty shows all of it. */
const CALLED: readonly string[] = ['GET /v2/account/me', 'POST /v2/account/change-password', 'GET /v2/staff/fees'];

/** One for each condition of the check at the start of every transaction of a session. */
export const sessionMutants = async (harness: Harness): Promise<GeneratedMutant[]> => {
  const { rows } = await harness.api.database.asOwner((owner) =>
    owner.query<{ source: string }>(`select pg_get_functiondef('${FUNCTION}'::regprocedure) as source`),
  );
  const source = rows[0]?.source ?? '';
  const called = ENDPOINTS.filter((row) => CALLED.includes(nameOf(row)));
  return conditionsIn(source).map(({ text, at, gone }, index) => ({
    kind: 'session',
    name: `condition ${index + 1} of require_session: ${text}`,
    open: async () => {
      await runAsOwner(harness, source.slice(0, at) + gone + source.slice(at + text.length));
      return async () => void (await runAsOwner(harness, source));
    },
    problem: () => firstProblem(harness, called, [sessionCells]),
  }));
};
