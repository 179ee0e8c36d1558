/**
 * Moves `Date` of the realm it runs in ahead of the machine's clock. Time passes as before, and timers are untouched.
 * Playwright sends the function to browsers as text, so it uses nothing from outside; running it again replaces the
 * offset.
 */
export const shiftDate = (offsetMs: number): void => {
  const unshifted = Symbol.for('tailgate.unshifted-date');
  const MachineDate = (Reflect.get(Date, unshifted) ?? Date) as DateConstructor;
  const now = () => MachineDate.now() + offsetMs;

  // A function, because a class cannot be called without `new`, and `Date()` can.
  function ShiftedDate(...given: readonly unknown[]): Date | string {
    const constructed = new.target as typeof ShiftedDate | undefined;
    if (constructed === undefined) return new MachineDate(now()).toString();
    return Reflect.construct(MachineDate, given.length === 0 ? [now()] : given, constructed) as Date;
  }
  Object.defineProperties(ShiftedDate, {
    // Includes the prototype, so that dates made by the platform itself are instances as well.
    ...Object.getOwnPropertyDescriptors(MachineDate),
    now: { value: now, writable: true, configurable: true },
    [unshifted]: { value: MachineDate },
  });
  globalThis.Date = ShiftedDate as DateConstructor;
  globalThis.Date.prototype.constructor = ShiftedDate;
};
