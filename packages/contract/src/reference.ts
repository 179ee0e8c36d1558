import { z } from 'zod';
import type { Ability } from './abilities.ts';

/**
 * An id that came from outside, with the ability that decides whether its row may be touched. It is an object and not
 * a string, so that no query can use it before the pipeline has combined it with the policy.
 */
export class Reference<A extends Ability = Ability> {
  readonly ability: A;
  readonly #id: string;

  constructor(ability: A, id: string) {
    this.ability = ability;
    this.#id = id;
  }

  /** The id as it was sent; nothing has checked it. For the platform and for fingerprints of requests. */
  toJSON(): string {
    return this.#id;
  }
}

export const isReference = (value: unknown): value is Reference => value instanceof Reference;

/** The key under which JSON Schema (and so OpenAPI, matrix and fuzz) carries the ability of a reference. */
export const ABILITY_KEY = 'x-ability';
/** Marks a path parameter that names no row: a month, a word of the catalogue. */
export const VALUE_KEY = 'x-value';

/** An id in params, query or body. A uuid that is not declared like this is refused at start. */
export const ref = <A extends Ability>(ability: A, schema: z.ZodType<string, string> = z.uuid().toLowerCase()) =>
  schema.meta({ [ABILITY_KEY]: ability }).transform((id) => new Reference(ability, id));

/** A path parameter that is a plain value. */
export const value = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ [VALUE_KEY]: true });
