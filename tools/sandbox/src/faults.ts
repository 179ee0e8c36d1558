export const faultModes = ['error', 'timeout', 'slow', 'drop', 'garbled', 'none'] as const;

export type FaultMode = (typeof faultModes)[number];

export type Fault = {
  mode: Exclude<FaultMode, 'none'>;
  /** The vendor's own status: HTTP for an HTTP vendor, an SMTP reply code for mail */
  status?: number | undefined;
  delayMs?: number | undefined;
};

export type ActiveFault = Fault & { vendor: string; timesLeft: number };

/** `ended` aborts when the fault is cleared, so that calls it left hanging do not outlive it. */
export type TakenFault = Fault & { ended: AbortSignal };

/** What one vendor sees: the fault its next call has to show, used up by taking it. */
export type VendorFaults = { take(): TakenFault | undefined };

export const SLOW_DELAY_MS = 2_000;

/** A call left unanswered is dropped in the end: nothing may hang for ever. */
export const TIMEOUT_DROP_MS = 120_000;

export class FaultBoard {
  readonly #active = new Map<string, { fault: Fault; timesLeft: number }>();
  readonly #ends = new Map<string, AbortController>();

  set(vendor: string, fault: Fault, times: number): void {
    this.#active.set(vendor, { fault, timesLeft: times });
  }

  clear(vendor: string): void {
    this.#active.delete(vendor);
    this.#ends.get(vendor)?.abort();
    this.#ends.delete(vendor);
  }

  clearAll(): void {
    for (const vendor of [...this.#active.keys(), ...this.#ends.keys()]) this.clear(vendor);
  }

  active(): ActiveFault[] {
    return [...this.#active].map(([vendor, { fault, timesLeft }]) => ({ vendor, ...fault, timesLeft }));
  }

  of(vendor: string): VendorFaults {
    return { take: () => this.#take(vendor) };
  }

  #take(vendor: string): TakenFault | undefined {
    const entry = this.#active.get(vendor);
    if (!entry) return undefined;
    entry.timesLeft -= 1;
    if (entry.timesLeft <= 0) this.#active.delete(vendor);
    const end = this.#ends.get(vendor) ?? new AbortController();
    this.#ends.set(vendor, end);
    return { ...entry.fault, ended: end.signal };
  }
}
