import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { randomFrom, type Random } from '@tailgate/kit';

import type { ApiClient, ApiRequest } from '../api-client.ts';
import type { PaymentFacts } from './payment-facts.ts';
import type { PaymentWorld } from './payment-world.ts';

const CLIENTS_PER_GROOMER = 2;
const MAX_TRIES = 400;
const PAUSE_MS = 150;
/** One order in this many is completed from two devices at the same moment. */
const TWICE_ONE_IN = 5;

const orderPath = (id: string) => `/v2/service-checkout/pet-service/service-provider/order/${id}`;

interface Answered {
  readonly status?: string;
  /** Of a refusal. */
  readonly code?: string;
}

/** A device of a groomer: completes orders until the app says that they are complete, as a patient groomer would. */
class Device {
  readonly #client: ApiClient;
  readonly #facts: PaymentFacts;
  readonly #random: Random;
  #process: number;

  constructor(client: ApiClient, facts: PaymentFacts, random: Random) {
    this.#client = client;
    this.#facts = facts;
    this.#random = random;
    this.#process = random.integer(0, client.processes - 1);
  }

  async #ask(request: ApiRequest): Promise<Answered | undefined> {
    const note = (outcome: string) => (this.#facts.answers[outcome] = (this.#facts.answers[outcome] ?? 0) + 1);
    try {
      const { status, body } = await this.#client.send(this.#process, request);
      const answered = JSON.parse(body) as Answered;
      note(answered.code === undefined ? String(status) : `${status} ${answered.code}`);
      return answered;
    } catch (error) {
      note((error as Error).name === 'TimeoutError' ? 'timeout' : 'connection');
      this.#process = (this.#process + 1) % this.#client.processes;
      return undefined;
    }
  }

  /** Asks and looks in turns; a new try has a new key as often as it repeats the old one. */
  async complete(id: string, token: () => string, body: object): Promise<void> {
    let key = randomUUID();
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const isLook = attempt % 2 === 1;
      const answered = isLook
        ? await this.#ask({ method: 'GET', path: orderPath(id), token })
        : await this.#ask({ method: 'POST', path: `${orderPath(id)}/complete-order`, token, key, body });
      if (answered?.status === 'complete') {
        this.#facts.acknowledged.add(id);
        return;
      }
      if (this.#random.chance(0.5)) key = randomUUID();
      await delay(PAUSE_MS);
    }
  }
}

/** Resolves when every order was acknowledged or given up, or when it is over. */
export async function completeOrders(
  client: ApiClient,
  world: PaymentWorld,
  facts: PaymentFacts,
  seed: number,
  isOver: () => boolean,
): Promise<void> {
  const body = { signature: world.signature };
  await Promise.all(
    world.groomers.map(async (groomer) => {
      const waiting = [...groomer.orderIds];
      const token = () => groomer.token;
      const work = async (number: number) => {
        const random = randomFrom('payments', seed, groomer.email, number);
        for (let id = waiting.pop(); id !== undefined && !isOver(); id = waiting.pop()) {
          const devices = random.chance(1 / TWICE_ONE_IN) ? 2 : 1;
          const order = id;
          await Promise.all(
            Array.from({ length: devices }, () => new Device(client, facts, random).complete(order, token, body)),
          );
        }
      };
      await Promise.all(Array.from({ length: CLIENTS_PER_GROOMER }, (_, number) => work(number)));
    }),
  );
}
