/** What clients know of appointments, as groomers would from their screens: it may be out of date. */
export interface Registry {
  /** Appointments by groomer. */
  readonly known: Map<string, string[]>;
  readonly pending: { readonly id: string; readonly groomer: string }[];
  readonly unassigned: string[];
  readonly offered: { readonly id: string; readonly from: string; readonly to: string }[];
}

export const emptyRegistry = (): Registry => ({ known: new Map(), pending: [], unassigned: [], offered: [] });

/** Old appointments are forgotten, so that clients keep to those that can still be changed. */
const KEPT = 30;

export function learn({ known }: Registry, groomer: string, id: string): void {
  const list = known.get(groomer) ?? [];
  if (list.includes(id)) return;
  list.push(id);
  if (list.length > KEPT) list.shift();
  known.set(groomer, list);
}

export function forget({ known }: Registry, groomer: string, id: string): void {
  known.set(
    groomer,
    (known.get(groomer) ?? []).filter((one) => one !== id),
  );
}
