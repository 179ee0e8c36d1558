/** Text that reveals internals: stack traces, database errors, file paths. */
const INTERNALS: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /\bat \S+ \(|\n\s+at /],
  ['a file path', /node_modules|file:\/\/\/\w+\/|\/(work|home|usr|var|app|srv)\/\w|\.[cm]?[jt]s:\d+/],
  [
    'an error of the database',
    /violates [\w-]+( \w+)? constraint|duplicate key value|syntax error at|invalid input syntax|invalid byte sequence|null value in column|(relation|column|function|operator|constraint|table) ["\w.]+ (does not exist|of relation)|value too long for type|out of range for type|deadlock detected|current transaction is aborted|permission denied for|row-level security|unterminated quoted|unsupported Unicode escape|could not serialize|cannot cast/i,
  ],
  [
    'an error of the language',
    /\b(Type|Range|Reference|Syntax)Error\b|Cannot read propert|is not a function|is not iterable|Unexpected token|in JSON at position/,
  ],
  ['an error of the network', /ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE/],
];

export const leaksIn = (text: string): string[] =>
  INTERNALS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
