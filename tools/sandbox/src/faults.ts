export const faultModes = ['error', 'timeout', 'slow', 'none'] as const;

export type FaultMode = (typeof faultModes)[number];

export type Fault = {
  mode: Exclude<FaultMode, 'none'>;
  /** The vendor's own status: HTTP for an HTTP vendor, an SMTP reply code for mail */
  status?: number | undefined;
  delayMs?: number | undefined;
};

export type ActiveFault = Fault & { vendor: string; timesLeft: number };

/** What one vendor sees: the fault its next call has to show, used up by taking it. */
export type VendorFaults = { take(): Fault | undefined };

export const SLOW_DELAY_MS = 2_000;

/** A call left unanswered is dropped in the end: nothing may hang for ever. */
export const TIMEOUT_DROP_MS = 120_000;

export class FaultBoard {
  readonly #active = new Map<string, { fault: Fault; timesLeft: number }>();

  set(vendor: string, fault: Fault, times: number): void {
    this.#active.set(vendor, { fault, timesLeft: times });
  }

  clear(vendor: string): void {
    this.#active.delete(vendor);
  }

  clearAll(): void {
    this.#active.clear();
  }

  active(): ActiveFault[] {
    return [...this.#active].map(([vendor, { fault, timesLeft }]) => ({ vendor, ...fault, timesLeft }));
  }

  of(vendor: string): VendorFaults {
    return { take: () => this.#take(vendor) };
  }

  #take(vendor: string): Fault | undefined {
    const entry = this.#active.get(vendor);
    if (!entry) return undefined;
    entry.timesLeft -= 1;
    if (entry.timesLeft <= 0) this.#active.delete(vendor);
    return entry.fault;
  }
}
