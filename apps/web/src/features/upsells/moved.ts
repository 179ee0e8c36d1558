/** The list with one item at another place. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from];
  if (item === undefined) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
