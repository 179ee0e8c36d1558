import ts from 'typescript';

/** A use case that does not have the one signature `(tx, viewer, input, platform)`, or its like in steps. */
export interface SignatureProblem {
  readonly line: number;
  readonly problem: string;
}

/**
 * What a use case works with comes first: one transaction, a way to open short ones, or steps of which the last writes
 * and answers.
 */
const WAYS: readonly (readonly [pattern: RegExp, way: string])[] = [
  [/^Tx$/, 'the transaction'],
  [/^Stage$/, 'the stage'],
  [/^(?:Pick<)?Steps\b/, 'the steps'],
  [/^(?:Pick<)?StagedCall\b/, 'the staged call'],
];
const PLATFORM = /^(?:Pick<)?(?:Routing)?Platform\b(?!\[)/;
const MOST_PARAMETERS = 4;

const wayOf = (type: string): string | undefined => WAYS.find(([pattern]) => pattern.test(type))?.[1];

const problemOf = (types: readonly string[]): string | undefined => {
  if (types.some((type) => type.startsWith('Call<'))) return 'takes the call, which only routes know';
  const [first = '', ...rest] = types;
  const misplaced = rest.map(wayOf).find((way) => way !== undefined);
  if (misplaced) return `takes ${misplaced} elsewhere than first`;
  const hasWay = wayOf(first) !== undefined;
  if (hasWay && types.includes('Viewer') && types[1] !== 'Viewer') return 'takes the viewer elsewhere than second';
  if (types.slice(0, -1).some((type) => PLATFORM.test(type))) return 'takes the platform elsewhere than last';
  if (!hasWay) return undefined;
  if (types.length > MOST_PARAMETERS) return 'takes more than (tx, viewer, input, platform)';
  return types.includes('Clock') ? 'takes the clock instead of the platform' : undefined;
};

interface ExportedFunction {
  readonly name: string;
  readonly line: number;
  readonly types: readonly string[];
}

const isExported = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const typeOf = ({ type }: ts.ParameterDeclaration) => type?.getText().replaceAll(/\s+/g, ' ') ?? '';

const exportedFunctions = (source: string): ExportedFunction[] => {
  const file = ts.createSourceFile('use-case.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer)
        ? {
            name: name.getText(),
            line: file.getLineAndCharacterOfPosition(statement.getStart()).line + 1,
            types: initializer.parameters.map(typeOf),
          }
        : [],
    );
  });
};

/** What is wrong with the use cases of a file: their signatures, or that there is more than one. */
export const useCaseProblems = (source: string): SignatureProblem[] => {
  const functions = exportedFunctions(source);
  const problems = functions.flatMap(({ name, line, types }) => {
    const problem = problemOf(types);
    return problem ? [{ line, problem: `${name} ${problem}` }] : [];
  });
  // What takes a viewer carries something out for a person.
  const [first, second] = functions.filter(({ types: [way = '', whom] }) => wayOf(way) && whom === 'Viewer');
  if (first && second)
    problems.push({ line: second.line, problem: `${second.name} shares a file with ${first.name}: one verb a file` });
  return problems;
};
