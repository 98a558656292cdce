import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { cedolaEndpoints, Distinta } from '@zaino/contracts/orders';
import { type AnswerOf, sharedErrorCodes } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { toCents } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf, QueryOf } from '@zaino/service/route';
import { DataSource, type EntityManager, In } from 'typeorm';
import { CedolaEntity } from '../cedole/cedola.entity';
import { OrderEntity } from '../orders/order.entity';
import { commandRefused } from '../orders/refused';
import { canTakeBack } from './can-take-back';
import { DistintaContents } from './distinta-contents';
import { DistintaCounterEntity } from './distinta-counter.entity';
import { DistintaEntity } from './distinta.entity';
import { readDistinte } from './read-distinte';

type AskedDistinta = BodyOf<typeof cedolaEndpoints.send>;
type AskedPayment = BodyOf<typeof cedolaEndpoints.pay>;
type AskedStep = BodyOf<typeof cedolaEndpoints.takeBack>;
type Page = QueryOf<typeof cedolaEndpoints.distinte>;
type DistintePage = AnswerOf<typeof cedolaEndpoints.distinte>;

/** What a bookshop sends to Comuni; another's is `not-found`. */
@Injectable()
export class DistinteService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contents: DistintaContents,
    private readonly clock: Clock,
  ) {}

  /** Page by page, the latest first. */
  async list(bookshopId: string, query: Page): Promise<DistintePage> {
    const now = new Date(this.clock.now());
    const distinte = await readDistinte(this.dataSource, { bookshopId, now, ...query });
    const next = distinte.length === query.limit ? (distinte.at(-1)?.id ?? null) : null;
    return { distinte, next };
  }

  async read(bookshopId: string, id: string): Promise<DistintaEntity> {
    return found(await this.dataSource.manager.findOneBy(DistintaEntity, { id, bookshopId }));
  }

  /** In one transaction: a cedola is on one distinta. */
  async send(bookshopId: string, asked: AskedDistinta): Promise<Distinta> {
    const { day } = asked;
    const today = italianDay(this.clock.now());
    if (day > today) throw commandRefused('La distinta non può avere la data di domani o dopo.');
    const bookshop = await this.contents.bookshopOf(bookshopId);
    const id = await inTransaction(this.dataSource, async (manager) => {
      const cedole = await lockWithOrders(manager, { bookshopId, ids: asked.cedolaIds });
      const { comune, provincia } = oneComune(cedole);
      const content = await this.contents.of(manager, { cedole, bookshop });
      const year = Number(day.slice(0, 4));
      const distinta = {
        id: randomUUID(),
        bookshopId,
        year,
        number: await takeNumber(manager, { bookshopId, year }),
        day,
        comune,
        provincia,
        state: 'sent' as const,
        content,
        sentAt: new Date(this.clock.now()),
        paidOn: null,
        paidCents: null,
        paidAt: null,
      };
      await manager.insert(DistintaEntity, distinta);
      for (const { id: cedolaId, cents } of content.cedole) {
        const sent = { distintaId: distinta.id, sentCents: cents };
        await manager.update(CedolaEntity, { id: cedolaId }, sent);
      }
      return distinta.id;
    });
    return this.answer(bookshopId, id);
  }

  async pay(bookshopId: string, id: string, { paidOn, amount }: AskedPayment): Promise<Distinta> {
    await this.change({ bookshopId, id }, async (manager, distinta) => {
      if (distinta.state !== 'sent') throw moved();
      if (paidOn > italianDay(this.clock.now())) {
        throw commandRefused('Il pagamento non può avere la data di domani o dopo.');
      }
      const paidAt = new Date(this.clock.now());
      const paid = { state: 'paid' as const, paidOn, paidCents: toCents(amount), paidAt };
      await manager.update(DistintaEntity, { id }, paid);
    });
    return this.answer(bookshopId, id);
  }

  /** A payment, or the distinta itself: it keeps its number, and its cedole can be sent again. */
  async takeBack(bookshopId: string, id: string, { state }: AskedStep): Promise<Distinta> {
    await this.change({ bookshopId, id }, async (manager, distinta) => {
      if (distinta.state !== state) throw moved();
      if (!canTakeBack(distinta, new Date(this.clock.now()))) {
        throw commandRefused('L’ultimo passo si può riportare indietro solo per un giorno.');
      }
      if (state === 'paid') {
        const unpaid = { state: 'sent' as const, paidOn: null, paidCents: null, paidAt: null };
        await manager.update(DistintaEntity, { id }, unpaid);
        return;
      }
      await manager.update(DistintaEntity, { id }, { state: 'undone' });
      await manager.update(CedolaEntity, { distintaId: id }, { distintaId: null, sentCents: null });
    });
    return this.answer(bookshopId, id);
  }

  private async answer(bookshopId: string, id: string): Promise<Distinta> {
    const now = new Date(this.clock.now());
    const [distinta] = await readDistinte(this.dataSource, { bookshopId, now, id, limit: 1 });
    if (distinta === undefined) throw noSuchDistinta('Distinta non trovata');
    return distinta;
  }

  private async change(
    { bookshopId, id }: { bookshopId: string; id: string },
    act: (manager: EntityManager, distinta: DistintaEntity) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const distinta = await manager.findOne(DistintaEntity, {
        where: { id, bookshopId },
        lock: { mode: 'pessimistic_write' },
      });
      await act(manager, found(distinta));
    });
  }
}

/**
 * Those that can be sent, all of them or none. Their orders are held first, as every transaction does, in an order of their
 * own: where their books are is read after that, and stays so until the distinta is written.
 */
async function lockWithOrders(
  manager: EntityManager,
  { bookshopId, ids }: { bookshopId: string; ids: readonly string[] },
): Promise<CedolaEntity[]> {
  const wanted = [...new Set(ids)];
  const where = { bookshopId, id: In(wanted) };
  const asked = await manager.find(CedolaEntity, { select: { id: true, orderId: true }, where });
  if (asked.length < wanted.length) throw noSuchDistinta('Cedola non trovata');
  await manager.find(OrderEntity, {
    select: { id: true },
    where: { id: In(asked.map(({ orderId }) => orderId)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const cedole = await manager.find(CedolaEntity, {
    where,
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (cedole.some(({ state, distintaId }) => state !== 'accepted' || distintaId !== null)) {
    throw moved();
  }
  return cedole;
}

function oneComune(cedole: readonly CedolaEntity[]): Pick<CedolaEntity, 'comune' | 'provincia'> {
  const [first] = cedole;
  const isOne = cedole.every(
    ({ comune, provincia }) => comune === first?.comune && provincia === first.provincia,
  );
  if (first !== undefined && isOne) return first;
  throw commandRefused('Una distinta è per un Comune solo: scegli le sue cedole.');
}

async function takeNumber(
  manager: EntityManager,
  { bookshopId, year }: { bookshopId: string; year: number },
): Promise<number> {
  await manager.query(
    `INSERT INTO cedola_counter (bookshop_id, year, last) VALUES (?, ?, 1)
     ON DUPLICATE KEY UPDATE last = last + 1`,
    [bookshopId, year],
  );
  return (await manager.findOneByOrFail(DistintaCounterEntity, { bookshopId, year })).last;
}

function found(distinta: DistintaEntity | null): DistintaEntity {
  if (distinta === null) throw noSuchDistinta('Distinta non trovata');
  return distinta;
}

function noSuchDistinta(detail: string): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}

const moved = () =>
  commandRefused('Nel frattempo qualcosa è cambiato: ricarica la pagina e guarda di nuovo.');
