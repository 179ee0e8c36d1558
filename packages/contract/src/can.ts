import { z } from 'zod';
import { abilitiesOf, type AbilityOf, type Machine } from './machine.ts';

/** `can` of an answer: one boolean for each transition that a person can trigger, named by the machine's rows. */
export const canSchema = <M extends Machine>(machine: M) =>
  z.object(
    Object.fromEntries(abilitiesOf(machine).map((name) => [name, z.boolean()])) as {
      [Name in AbilityOf<M>]: z.ZodBoolean;
    },
  );
