/** Circles in a list of arrows, each told once: `a → b → a`. */
export const circlesOf = (arrows: Readonly<Record<string, readonly string[]>>): string[] => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (room: string, way: readonly string[]): void => {
    const from = way.indexOf(room);
    if (from >= 0) circles.push([...way.slice(from), room].join(' → '));
    if (from >= 0 || done.has(room)) return;
    for (const next of arrows[room] ?? []) visit(next, [...way, room]);
    done.add(room);
  };
  for (const room of Object.keys(arrows)) visit(room, []);
  return circles;
};

/** Arrows from or to rooms that are not there. */
export const strayArrows = (
  arrows: Readonly<Record<string, readonly string[]>>,
  rooms: ReadonlySet<string>,
): string[] =>
  [...new Set([...Object.keys(arrows), ...Object.values(arrows).flat()])].filter((room) => !rooms.has(room));
