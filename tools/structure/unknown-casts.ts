import ts from 'typescript';

/** Production files in which a cast through `unknown` stays, and why; decision 0055 says what counts as a reason. */
const CASTS_THAT_STAY: Readonly<Record<string, string>> = {};

/** Cheaper than a syntax tree, and enough to tell that most files hold nothing of interest. */
const WORTH_PARSING = /\bas\s+unknown\b/;

const inner = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? inner(node.expression) : node;

/** `value as unknown as Type`, which the compiler believes whatever the value is. */
const isThroughUnknown = (node: ts.Node): boolean => {
  if (!ts.isAsExpression(node)) return false;
  const cast = inner(node.expression);
  return ts.isAsExpression(cast) && cast.type.kind === ts.SyntaxKind.UnknownKeyword;
};

const linesWithCasts = (path: string, source: string): number[] => {
  if (!WORTH_PARSING.test(source)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile('source', source, ts.ScriptTarget.Latest, true, kind);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isThroughUnknown(node)) lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
};

/** Casts that nobody gave a reason for, and reasons whose cast is gone. */
export const castProblems = (
  sources: ReadonlyMap<string, string>,
  staying: Readonly<Record<string, string>> = CASTS_THAT_STAY,
): string[] => {
  const found = [...sources].map(([path, source]) => ({ path, lines: linesWithCasts(path, source) }));
  const unlisted = found
    .filter(({ path }) => !Object.hasOwn(staying, path))
    .flatMap(({ path, lines }) => lines.map((line) => `${path}:${line} casts through unknown: type it, or list it`));
  const gone = Object.keys(staying)
    .filter((path) => !found.some((file) => file.path === path && file.lines.length > 0))
    .map((path) => `${path} is listed for a cast through unknown that it no longer has`);
  return [...unlisted, ...gone];
};
