import type { Plugin } from 'vite';

/** Mantine hangs every relative of a control on the control itself: all of them would come with the first page. */
const relative = (name: string): [RegExp, string] => [new RegExp(String.raw`^\w+\.${name} = \w+;$`, 'm'), ''];

/** What controls of the first page bring along and no screen shows, and what stands there instead. */
const UNUSED: Readonly<Record<string, readonly [RegExp, string][]>> = {
  // `loading`, with its transition: our button shows in its own way that it works (ui/button.tsx).
  Button: [
    relative('Group'),
    relative('GroupSection'),
    [/^import \{ Transition \} from "[^"]+";$/m, 'const Transition = () => null;'],
  ],
  Checkbox: [relative('Group'), relative('Card'), relative('Indicator')],
};
const CONTROL = /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/](\w+)[\\/]\1\.mjs$/;
const OURS = /[\\/]web[\\/]src[\\/].*\.tsx/;
const SHOWN = /\b(?:Button\.Group|Button\.GroupSection|Checkbox\.Group|Checkbox\.Card|Checkbox\.Indicator)\b/;

/** Leaves out of the first page what controls have and this app does not show. A screen that shows it fails the build. */
export const leanControls = (): Plugin => ({
  name: 'tailgate:lean-controls',
  apply: 'build',
  transform: {
    filter: { id: [CONTROL, OURS] },
    handler(code, id) {
      if (OURS.test(id) && SHOWN.test(code)) this.error(`${id} shows what build/lean-controls.ts leaves out`);
      const [, control = ''] = CONTROL.exec(id) ?? [];
      const unused = UNUSED[control];
      if (!unused) return null;
      const unknown = unused.find(([mention]) => !mention.test(code));
      if (unknown) this.error(`Mantine’s ${control} has nothing like ${unknown[0].source}`);
      return { code: unused.reduce((rest, [mention, instead]) => rest.replace(mention, instead), code), map: null };
    },
  },
});
