/** `How is it paid?` → `how-is-it-paid`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An address inside the page for each heading, different from all others of the page. */
export const sectionAnchors = (headings: readonly string[]): readonly string[] => {
  const used = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = anchorOf(heading) || 'section';
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  });
};
