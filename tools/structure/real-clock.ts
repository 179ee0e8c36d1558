import ts from 'typescript';

/** A place that reads the machine's clock instead of the injected one. */
export interface RealClockUse {
  readonly line: number;
  readonly what: string;
}

/** The clocks themselves, and the SQL that this check's own test hands it. */
const CLOCKS = [
  'apps/server/src/platform/clock.ts',
  'apps/web/src/ui/dates/clock.ts',
  'tools/kit/src/instant.ts',
  'tools/kit/src/shift-date.ts',
  'tools/structure/real-clock.test.ts',
];
/** Earlier migrations ran everywhere already and are never edited. */
const LAST_UNCHECKED_MIGRATION = 90;

const MARK = /(?:\/\/|--|\*)\s*real time: \S/;
const COMMENT_LINE = /^\s*(?:\/\/|--|\/?\*)/;
// `app.now()` and `clock.now()` are the injected clock, `pg_catalog.now()` is not.
const SQL_CLOCK =
  /(?<![\w.])(?:pg_catalog\.)?(?:(?:now|(?:clock|statement|transaction)_timestamp|timeofday)\s*\(\s*\)|(?:current_(?:date|time|timestamp)|localtime(?:stamp)?)\b)/gi;
/** Cheaper than a syntax tree, and enough to tell that most files hold nothing of interest. */
const WORTH_PARSING = /\bDate\s*[.(]|\bnew\s+[\w.]*Date\b|\bTemporal\b|\bdayjs\b/;
const GLOBALS = ['globalThis', 'window', 'self', 'global'];

const withoutSqlComment = (line: string) => line.replace(/--.*$/, '');

const sqlClocks = (text: string, firstLine: number): RealClockUse[] =>
  text.split('\n').flatMap((line, index) =>
    [...withoutSqlComment(line).matchAll(SQL_CLOCK)].map(([what]) => ({
      line: firstLine + index,
      what: what.toLowerCase(),
    })),
  );

/** `name`, also as a property of the global object. */
const isGlobal = (node: ts.Node, name: string): boolean =>
  (ts.isIdentifier(node) && node.text === name) ||
  (ts.isPropertyAccessExpression(node) &&
    node.name.text === name &&
    ts.isIdentifier(node.expression) &&
    GLOBALS.includes(node.expression.text));

const isDayjs = (node: ts.Expression): boolean =>
  isGlobal(node, 'dayjs') || (ts.isPropertyAccessExpression(node) && isGlobal(node.expression, 'dayjs'));

const clockInCode = (node: ts.Node): string | undefined => {
  if (ts.isNewExpression(node) && isGlobal(node.expression, 'Date') && !node.arguments?.length) return 'new Date()';
  if (ts.isCallExpression(node)) {
    if (isGlobal(node.expression, 'Date')) return 'Date()';
    if (isDayjs(node.expression) && node.arguments.length === 0) return `${node.expression.getText()}()`;
  }
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  if (node.name.text === 'now' && isGlobal(node.expression, 'Date')) return 'Date.now';
  return node.name.text === 'Now' && isGlobal(node.expression, 'Temporal') ? 'Temporal.Now' : undefined;
};

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** A whole template, when the node is a piece of one: what is said before it holds for all of it. */
const literalOf = (node: ts.Node): ts.Node => {
  if (ts.isTemplateHead(node)) return node.parent;
  return ts.isTemplateMiddleOrTemplateTail(node) ? node.parent.parent : node;
};

/** On the line itself or in the comment right above it. */
const isMarked = (lines: readonly string[], line: number): boolean => {
  if (MARK.test(lines[line - 1] ?? '')) return true;
  for (let above = line - 2; COMMENT_LINE.test(lines[above] ?? ''); above -= 1)
    if (MARK.test(lines[above] ?? '')) return true;
  return false;
};

const usesInCode = (source: string, isTsx: boolean): RealClockUse[] => {
  if (!WORTH_PARSING.test(source) && source.search(SQL_CLOCK) < 0) return [];
  const kind = isTsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile('source', source, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const lines = source.split('\n');
  const uses: RealClockUse[] = [];
  const visit = (node: ts.Node): void => {
    const what = clockInCode(node);
    if (what !== undefined && !isMarked(lines, lineOf(node))) uses.push({ line: lineOf(node), what });
    if (isText(node) && !isMarked(lines, lineOf(literalOf(node))))
      uses.push(...sqlClocks(node.getText(), lineOf(node)).filter(({ line }) => !isMarked(lines, line)));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
};

const usesInMigration = (source: string): RealClockUse[] => {
  const lines = source.split('\n');
  return sqlClocks(source, 1).filter(({ line }) => !isMarked(lines, line));
};

/** Where a file reads the machine's clock without saying why on a line `real time: …`. */
export const realClockUses = (path: string, source: string): RealClockUse[] => {
  if (CLOCKS.includes(path)) return [];
  const migration = /\/migrations\/(\d+)[^/]*\.sql$/.exec(path)?.[1];
  if (migration !== undefined) return Number(migration) > LAST_UNCHECKED_MIGRATION ? usesInMigration(source) : [];
  return usesInCode(source, path.endsWith('x'));
};
