import { cents, sumCents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { found, refuseProblems } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { activePetsAsSeenBy } from '../../../views/customer-to-book.ts';
import { priceLines, type OrderLine } from '../../appointments/index.ts';

/** Between whom: the customer's pets, the groomer's prices. */
interface Parties {
  readonly customerId: string;
  readonly providerId: string;
}

export interface WantedWork {
  readonly petId: string;
  readonly serviceId: string;
  readonly addOnIds: readonly string[];
  readonly timeModifierIds: readonly string[];
  /** For the service alone; null leaves it to the price list. */
  readonly finalCents: Cents | null;
}

const NO_PRICE = 'is not offered for this pet';
const idsOf = (extras: readonly { readonly id: string }[]) => extras.map(({ id }) => id);

/** At the prices of the groomer now. */
const pricedLines = async (
  tx: Tx,
  { customerId, providerId }: Parties,
  works: readonly WantedWork[],
  fieldOf: (index: number) => string,
): Promise<OrderLine[]> => {
  const pets = new Map((await activePetsAsSeenBy(tx, { providerId, customerId })).map((pet) => [pet.id, pet]));
  const toPrice = works.map((work) => ({ ...work, pet: found(pets.get(work.petId)) }));
  const priced = await priceLines(tx, providerId, toPrice);
  refuseProblems(
    Object.fromEntries(works.flatMap((_, index) => (priced[index] ? [] : [[fieldOf(index), NO_PRICE] as const]))),
  );
  return works.flatMap(({ finalCents }, index) => {
    const line = priced[index];
    return line ? [{ ...line, id: newId(), finalCents }] : [];
  });
};

const lineNamed = (lines: readonly OrderLine[], lineId: string) => found(lines.find(({ id }) => id === lineId));
const withLine = (lines: readonly OrderLine[], line: OrderLine) =>
  lines.map((one) => (one.id === line.id ? line : one));

export const withNewLine = async (tx: Tx, parties: Parties, lines: readonly OrderLine[], work: WantedWork) => [
  ...lines,
  ...(await pricedLines(tx, parties, [work], () => 'serviceId')),
];

export interface LineToRework extends Partial<Pick<WantedWork, 'serviceId' | 'addOnIds' | 'timeModifierIds'>> {
  readonly lineId: string;
  /** Null takes the groomer's price back; undefined leaves it, unless the service is another one. */
  readonly finalCents: Cents | null | undefined;
  readonly minutes: number | undefined;
}

export const withReworkedLine = async (
  tx: Tx,
  parties: Parties,
  lines: readonly OrderLine[],
  { lineId, finalCents, minutes, serviceId, addOnIds, timeModifierIds }: LineToRework,
) => {
  const line = lineNamed(lines, lineId);
  const isSame = serviceId === undefined || serviceId === line.serviceId;
  const kept = isSame ? line.finalCents : null;
  const price = finalCents === undefined ? kept : finalCents;
  const work = {
    petId: line.petId,
    serviceId: serviceId ?? line.serviceId,
    addOnIds: addOnIds ?? idsOf(line.addOns),
    timeModifierIds: timeModifierIds ?? idsOf(line.timeModifiers),
    finalCents: null,
  };
  const isReworked = (serviceId ?? addOnIds ?? timeModifierIds) !== undefined;
  const [reworked = line] = isReworked ? await pricedLines(tx, parties, [work], () => 'serviceId') : [];
  return withLine(lines, { ...reworked, id: lineId, finalCents: price, minutes: minutes ?? reworked.minutes });
};

export const withAddOns = async (
  tx: Tx,
  parties: Parties,
  lines: readonly OrderLine[],
  { lineId, addOnIds }: { readonly lineId: string; readonly addOnIds: readonly string[] },
) => {
  const line = lineNamed(lines, lineId);
  const { petId, serviceId } = line;
  const fresh = addOnIds.filter((id) => !idsOf(line.addOns).includes(id));
  const work = { petId, serviceId, addOnIds: fresh, timeModifierIds: [], finalCents: null };
  const [priced] = await pricedLines(tx, parties, [work], () => 'addons');
  const addOns = priced?.addOns ?? [];
  const more = sumCents(addOns.map(({ priceCents }) => cents(priceCents)));
  return withLine(lines, {
    ...line,
    addOns: [...line.addOns, ...addOns],
    minCents: line.minCents + more,
    maxCents: line.maxCents + more,
    minutes: line.minutes + addOns.reduce((sum, { minutes }) => sum + minutes, 0),
  });
};

export const withoutLine = (lines: readonly OrderLine[], lineId: string) => {
  lineNamed(lines, lineId);
  return lines.filter(({ id }) => id !== lineId);
};

/** A service that a pet has already stays the line that it is. */
export const asWanted = async (
  tx: Tx,
  parties: Parties,
  lines: readonly OrderLine[],
  works: readonly (Omit<WantedWork, 'finalCents'> & { readonly finalCents: Cents | null | undefined })[],
) => {
  const before = works.map(({ petId, serviceId }) =>
    lines.find((line) => line.petId === petId && line.serviceId === serviceId),
  );
  const wanted = works.map((work, index) => {
    const kept = before[index]?.finalCents ?? null;
    const finalCents = work.finalCents === undefined ? kept : work.finalCents;
    return { ...work, finalCents: finalCents === null ? null : cents(finalCents) };
  });
  const priced = await pricedLines(tx, parties, wanted, (index) => `petServices.${index}.serviceId`);
  return priced.map((line, index) => ({ ...line, id: before[index]?.id ?? line.id }));
};
