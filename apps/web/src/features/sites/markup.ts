/** What a text is made of. Texts become elements one by one, so that nothing a writer types is ever run. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

/** A path of ours, a web address, a mail address or a phone number; anything else is shown as it was typed. */
const SAFE_LINK = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i;

const PIECE = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

const text = (words: string): readonly Inline[] => (words === '' ? [] : [{ kind: 'text', text: words }]);

export const inlineOf = (line: string): readonly Inline[] => {
  const parts: Inline[] = [];
  let rest = 0;
  for (const match of line.matchAll(PIECE)) {
    const [typed, bold, label, href] = match;
    if (href !== undefined && !SAFE_LINK.test(href)) continue;
    parts.push(...text(line.slice(rest, match.index)));
    if (bold !== undefined) parts.push({ kind: 'bold', parts: inlineOf(bold) });
    else parts.push({ kind: 'link', href: href ?? '', text: label ?? '' });
    rest = match.index + typed.length;
  }
  return [...parts, ...text(line.slice(rest))];
};

const BULLET = /^[-*•] +/;
const NUMBER = /^\d{1,3}[.)] +/;

type LineKind = 'bullet' | 'number' | 'plain' | 'empty';
const kindOf = (line: string): LineKind => {
  if (line === '') return 'empty';
  if (BULLET.test(line)) return 'bullet';
  return NUMBER.test(line) ? 'number' : 'plain';
};

const blockOf = (kind: Exclude<LineKind, 'empty'>, lines: readonly string[]): Block => {
  if (kind === 'plain') return { kind: 'paragraph', lines: lines.map(inlineOf) };
  const mark = kind === 'bullet' ? BULLET : NUMBER;
  return { kind: 'list', ordered: kind === 'number', items: lines.map((line) => inlineOf(line.replace(mark, ''))) };
};

/** Paragraphs and lists: an empty line ends either, and so does a line of the other sort. */
export const blocksOf = (body: string): readonly Block[] => {
  const blocks: Block[] = [];
  let run: { kind: Exclude<LineKind, 'empty'>; lines: string[] } | null = null;
  for (const line of body.split('\n').map((typed) => typed.trim())) {
    const kind = kindOf(line);
    if (run && run.kind === kind) {
      run.lines.push(line);
      continue;
    }
    if (run) blocks.push(blockOf(run.kind, run.lines));
    run = kind === 'empty' ? null : { kind, lines: [line] };
  }
  if (run) blocks.push(blockOf(run.kind, run.lines));
  return blocks;
};
