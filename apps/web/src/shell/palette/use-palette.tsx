import { useHotkeys } from '@mantine/hooks';
import { createContext, Suspense, useMemo, useState, type ComponentType } from 'react';

export interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}
/** What an area searches; loaded when it is first opened. */
export type Palette = ComponentType<PaletteProps>;

/** Opens the search of an area, where it has one. */
export const PaletteOpener = createContext<(() => void) | undefined>(undefined);

/** The search of an area: ⌘K or Ctrl-K opens it, wherever the cursor is, as its buttons do. */
export const usePalette = (Palette: Palette | undefined) => {
  // Counted, so that each search begins empty.
  const [{ count, opened }, setState] = useState({ count: 0, opened: false });
  const open = useMemo(
    () => Palette && (() => setState((before) => (before.opened ? before : { count: before.count + 1, opened: true }))),
    [Palette],
  );
  const close = () => setState((before) => ({ ...before, opened: false }));
  useHotkeys(open ? [['mod+K', open]] : [], []);
  const dialog = Palette && count > 0 && (
    <Suspense fallback={null}>
      <Palette key={count} opened={opened} onClose={close} />
    </Suspense>
  );
  return { open, dialog };
};
