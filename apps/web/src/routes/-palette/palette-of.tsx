import { useNavigate } from '@tanstack/react-router';
import { matches, type Found, type FoundGroup } from '#shell/palette/found.ts';
import { SearchDialog } from '#shell/palette/search-dialog.tsx';
import type { PaletteProps } from '#shell/palette/use-palette.tsx';
import type { useWords } from '#shell/palette/use-words.ts';

interface PaletteOfProps extends PaletteProps {
  readonly words: ReturnType<typeof useWords>;
  /** 'Pages, people, orders' */
  readonly placeholder: string;
  readonly pages: readonly Found[];
  /** Offered only by name: they are many. */
  readonly settings?: readonly Found[];
  readonly records: {
    readonly groups: readonly FoundGroup[];
    readonly queries: readonly {
      readonly isFetching: boolean;
      readonly isError: boolean;
      readonly refetch: () => Promise<unknown>;
    }[];
  };
}

/** Pages by their name at once, records as soon as they are found. */
export const PaletteOf = ({ words, pages, settings = [], records, opened, onClose, placeholder }: PaletteOfProps) => {
  const navigate = useNavigate();
  const { typed, setTyped, asked, isPausing } = words;
  const isNamed = ({ title }: Found) => matches(title, typed.trim());
  const failed = asked === undefined ? [] : records.queries.filter(({ isError }) => isError);
  const isLoading = isPausing || (asked !== undefined && records.queries.some(({ isFetching }) => isFetching));
  const groups = [
    { label: 'Pages', items: pages.filter(isNamed) },
    ...(asked === undefined ? [] : records.groups),
    ...(typed.trim() === '' ? [] : [{ label: 'Settings', items: settings.filter(isNamed) }]),
  ];
  return (
    <SearchDialog
      opened={opened}
      onClose={onClose}
      placeholder={placeholder}
      typed={typed}
      onType={setTyped}
      groups={groups}
      isSearching={isLoading}
      onRetry={failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined}
      onChoose={({ to, params = {} }) => {
        onClose();
        void navigate({ to, params });
      }}
    />
  );
};
