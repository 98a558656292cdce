import { randomUUID } from 'node:crypto';
import type { BookshopCommand } from '@zaino/contracts/bookshops';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import { VAT_NUMBER } from '../openings';
import { type Bookshop, ready, type TestService } from '../test-service';

/** One bookshop on its way to the customers, and what its admins have decided. */
export interface OpeningWorld {
  service: TestService;
  ownerId: string;
  bookshop: Bookshop;
  /** Commands that were answered with success. */
  decided: BookshopCommand['kind'][];
}

type Command = MachineCommand<OpeningWorld>;
type Commands = Machine<OpeningWorld>['actors'][string];

const names = ['La Pagina', 'Il Segnalibro', 'Libreria del Corso'];
const notes = [
  '',
  'Suona il campanello',
  'Pagare prima del ritiro: IBAN IT60X0542811101000000123456',
];

/** Most of the time it waits for an admin already. */
export async function beginOpening(service: TestService, dice: Dice): Promise<OpeningWorld> {
  const ownerId = randomUUID();
  const bookshop = await service.bookshop({ name: 'La Pagina', ownerId });
  await bookshop.change({ ...ready, vatNumber: VAT_NUMBER });
  if (!dice.isOneIn(4)) {
    await bookshop.proveAddress();
    await bookshop.change({ state: 'open', offersPickup: true });
  }
  return { service, ownerId, bookshop, decided: [] };
}

const change =
  (changes: object): Command =>
  ({ bookshop }) =>
    bookshop.change(changes);

export const ownerCommands: Commands = {
  'prove the address': ({ bookshop }) => bookshop.proveAddress(),
  apply: change({ state: 'open', offersPickup: true }),
  'apply by another name': ({ bookshop }, dice) =>
    bookshop.change({ state: 'open', offersPickup: true, name: dice.pick(names) }),
  rename: ({ bookshop }, dice) => bookshop.change({ name: dice.pick(names) }),
  'write notes': ({ bookshop }, dice) => bookshop.change({ pickupNotes: dice.pick(notes) }),
  move: ({ bookshop }, dice) => bookshop.change({ address: `Via Roma ${dice.upTo(3)}` }),
  pause: change({ state: 'paused' }),
  close: change({ state: 'closed' }),
};

/** On what was read the moment before. */
const decide =
  (kind: BookshopCommand['kind']): Command =>
  async ({ service, bookshop, decided }) => {
    const command = kind === 'approve' ? { kind } : { kind, reason: 'Manca il registro' };
    const answer = await service.command(bookshop.tenant.id, command);
    if (answer.status < 300) decided.push(kind);
    return answer;
  };

export const adminCommands: Commands = {
  approve: decide('approve'),
  refuse: decide('refuse'),
  pause: decide('pause'),
  close: decide('close'),
};
