import { loadModule, parseSync, type Node, type RangeVar } from 'libpg-query';

// PostgreSQL's own parser, compiled to WebAssembly: it has to be loaded once.
await loadModule();

type KindOf<T> = T extends unknown ? keyof T : never;
type Held<T, K extends PropertyKey> = T extends Record<K, infer Value> ? Value : never;
export type Kind = KindOf<Node>;
export type NodeOf<K extends Kind> = Held<Node, K>;

/** The statements of a text. Throws what PostgreSQL would say of a text that is none. */
export const parseSql = (text: string): Node[] =>
  (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]));

/** The node as what it is, if it is of this kind. */
export const asKind = <K extends Kind>(node: Node | undefined, kind: K): NodeOf<K> | undefined =>
  node !== undefined && kind in node ? (node as unknown as Record<K, NodeOf<K>>)[kind] : undefined;

export const allOfKind = <K extends Kind>(nodes: readonly Node[] | undefined, kind: K): NodeOf<K>[] =>
  (nodes ?? []).flatMap((node) => asKind(node, kind) ?? []);

/** All nodes of this kind in a part of a tree, however deep. */
export const within = <K extends Kind>(part: unknown, kind: K, found: NodeOf<K>[] = []): NodeOf<K>[] => {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key === kind) found.push(value as NodeOf<K>);
    within(value, kind, found);
  }
  return found;
};

const DEFAULT_SCHEMA = 'public';

/** `public.orders` and `orders` are one table; those of other schemas keep their prefix. */
export const nameOf = (parts: readonly string[]): string =>
  (parts[0] === DEFAULT_SCHEMA ? parts.slice(1) : parts).join('.');

export const namesIn = (nodes: readonly Node[] | undefined): string[] =>
  allOfKind(nodes, 'String').map(({ sval }) => sval ?? '');

export const tableOf = (range: RangeVar | undefined): string =>
  nameOf([...(range?.schemaname ? [range.schemaname] : []), range?.relname ?? '']);
