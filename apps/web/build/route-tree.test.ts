import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { AREA_OF_ROLE } from '../src/shell/roles.ts';
import { leanTree } from './lean-route-tree.ts';
import { splitTree } from './split-route-tree.ts';

const GENERATED = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
const FOLDERS = Object.values(AREA_OF_ROLE).map((path) => path.slice(1));
const IMPORT = /^import \{ Route as (\w+) \} from ["']([^"']+)["'];$/gm;

interface Node {
  readonly file: string;
  readonly id: string | undefined;
  readonly path: string | undefined;
  readonly parent: string | undefined;
  readonly children: readonly Node[];
}

/** Stands for a screen's file: notes what the tree says about it. */
const ROUTE = `const route = (file, said = {}, children = []) => ({
  file, said, children,
  update: (more) => route(file, more, children),
  _addFileChildren: (added) => route(file, said, Object.values(added)),
  _addFileTypes() { return this; },
});
const told = ({ file, said, children }) => ({
  file, id: said.id, path: said.path, parent: said.getParentRoute?.().file, children: children.map(told),
});`;

/** As the tree is when it is made lean: the types are gone by then. */
const withoutTypes = async (code: string): Promise<string> => (await transformWithOxc(code, 'routeTree.gen.ts')).code;
const plain = await withoutTypes(GENERATED);
const halfOf = async (half: 'first' | 'areas') => leanTree(await withoutTypes(splitTree(GENERATED, FOLDERS, half)));

/** What the code builds in the browser, with the screens' files left out. */
const built = (code: string, result: string): unknown => {
  const script = code.replaceAll(IMPORT, "const $1 = route('$2');").replaceAll(/^export .*?(?=const |\{)/gm, '');
  return JSON.parse(String(runInNewContext(`(() => { ${ROUTE}\n${script}\nreturn JSON.stringify(${result}); })()`)));
};

const whole = built(plain, 'told(routeTree)') as Node;

it('builds the same tree from both halves as the generator wrote in one', async () => {
  const first = built(await halfOf('first'), 'told(routeTree)') as Node;
  const areas = built(await halfOf('areas'), 'areaRoutes.map(told)') as Node[];
  expect(areas.length).toBeGreaterThan(5);
  const byFile = (nodes: readonly Node[]) => nodes.toSorted((a, b) => a.file.localeCompare(b.file));
  expect({ ...first, children: byFile([...first.children, ...areas]) }).toEqual({
    ...whole,
    children: byFile(whole.children),
  });
});

it('keeps the screens of the areas out of the first half', () => {
  const first = splitTree(GENERATED, FOLDERS, 'first');
  expect([...first.matchAll(IMPORT)].map(([, , file = '']) => file.split('/')[2])).not.toContain('groomer');
  expect(first.length).toBeLessThan(GENERATED.length / 4);
});

it.each([
  ['_addFileChildren', '_withChildren'],
  ['Children = {', 'Kids = {'],
  ['.update({', '.place({'],
])('fails where the generator no longer writes %s', (was, is) => {
  expect(() => leanTree(plain.replaceAll(was, is))).toThrow('The generated route tree');
});

it.each(['Route as ', './routes/'])('fails where the generator imports otherwise than by %s', (was) => {
  expect(() => splitTree(GENERATED.replaceAll(was, 'else'), FOLDERS, 'first')).toThrow('no areas to keep apart');
});
