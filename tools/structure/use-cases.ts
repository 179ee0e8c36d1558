/** A use case that does not have the one signature `(tx, viewer, input, platform)`. */
export interface SignatureProblem {
  readonly line: number;
  readonly problem: string;
}

const EXPORTED_FUNCTION = /^export const (\w+) = (?:async )?(?:<[^>]*>)?\(/gm;

/** The text between an opening parenthesis and the one that closes it. */
const insideParentheses = (source: string, open: number): string => {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if ('([{'.includes(source[at] ?? '')) depth += 1;
    if (')]}'.includes(source[at] ?? '')) depth -= 1;
    if (depth === 0) return source.slice(open + 1, at);
  }
  return '';
};

/** Pieces of a list, without those inside brackets. An arrow's `>` closes nothing. */
const splitList = (list: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const letter of list.replaceAll('=>', '')) {
    if ('([{<'.includes(letter)) depth += 1;
    if (')]}>'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) {
      pieces.push(piece);
      piece = '';
    } else piece += letter;
  }
  return [...pieces, piece].map((text) => text.trim()).filter((text) => text !== '');
};

/** `{ clock }: Pick<Platform, 'clock'>` → `Pick<Platform, 'clock'>`. */
const typeOf = (parameter: string): string => {
  let depth = 0;
  for (let at = 0; at < parameter.length; at += 1) {
    const letter = parameter[at] ?? '';
    if ('([{<'.includes(letter)) depth += 1;
    if (')]}>'.includes(letter)) depth -= 1;
    if (letter === ':' && depth === 0) return parameter.slice(at + 1).trim();
  }
  return '';
};

const isPlatform = (type: string) => /^(Pick<)?Platform\b/.test(type);

const problemOf = (types: readonly string[]): string | undefined => {
  if (types.some((type) => type.startsWith('Call<'))) return 'takes the call, which only routes know';
  if (types[0] !== 'Tx') return types.includes('Tx') ? 'takes the transaction elsewhere than first' : undefined;
  if (types.length > 4) return 'takes more than (tx, viewer, input, platform)';
  if (types.includes('Viewer') && types[1] !== 'Viewer') return 'takes the viewer elsewhere than second';
  if (types.slice(0, -1).some(isPlatform)) return 'takes the platform elsewhere than last';
  return types.includes('Clock') ? 'takes the clock instead of the platform' : undefined;
};

interface ExportedFunction {
  readonly name: string;
  readonly line: number;
  readonly types: readonly string[];
}

const exportedFunctions = (source: string): ExportedFunction[] =>
  [...source.matchAll(EXPORTED_FUNCTION)].map((match) => ({
    name: match[1] ?? '',
    line: source.slice(0, match.index).split('\n').length,
    types: splitList(insideParentheses(source, match.index + match[0].length - 1)).map(typeOf),
  }));

/** What is wrong with the use cases of a file: their signatures, or that there is more than one. */
export const useCaseProblems = (source: string): SignatureProblem[] => {
  const functions = exportedFunctions(source);
  const problems = functions.flatMap(({ name, line, types }) => {
    const problem = problemOf(types);
    return problem ? [{ line, problem: `${name} ${problem}` }] : [];
  });
  // What takes a viewer carries something out for a person.
  const [first, second] = functions.filter(({ types }) => types[0] === 'Tx' && types[1] === 'Viewer');
  if (first && second)
    problems.push({ line: second.line, problem: `${second.name} shares a file with ${first.name}: one verb a file` });
  return problems;
};
