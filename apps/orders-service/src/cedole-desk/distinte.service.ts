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
import { DataSource, type EntityManager } from 'typeorm';
import { CedolaEntity } from '../cedole/cedola.entity';
import { commandRefused } from '../orders/refused';
import { canTakeBack } from './can-take-back';
import { DistintaContents } from './distinta-contents';
import { distintaMoved } from './distinta-moved';
import { takeDistintaNumber } from './distinta-number';
import { DistintaEntity } from './distinta.entity';
import { readDistinte } from './read-distinte';
import { comuneOfCedole, lockSendableCedole } from './sendable-cedole';

type AskedDistinta = BodyOf<typeof cedolaEndpoints.send>;
type AskedPayment = BodyOf<typeof cedolaEndpoints.pay>;
type AskedStep = BodyOf<typeof cedolaEndpoints.takeBack>;
type Page = QueryOf<typeof cedolaEndpoints.distinte>;
type DistintePage = AnswerOf<typeof cedolaEndpoints.distinte>;

type NewDistinta = Pick<DistintaEntity, 'bookshopId' | 'day' | 'comune' | 'provincia' | 'content'>;

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

  async send(bookshopId: string, { day, cedolaIds }: AskedDistinta): Promise<Distinta> {
    if (day > italianDay(this.clock.now())) {
      throw commandRefused('La distinta non può avere la data di domani o dopo.');
    }
    const bookshop = await this.contents.bookshopOf(bookshopId);
    // In one transaction: a cedola is on one distinta.
    const id = await inTransaction(this.dataSource, async (manager) => {
      const cedole = await lockSendableCedole(manager, { bookshopId, ids: cedolaIds });
      const comune = comuneOfCedole(cedole);
      const content = await this.contents.of(manager, { cedole, bookshop });
      return this.insert(manager, { bookshopId, day, content, ...comune });
    });
    return this.answer(bookshopId, id);
  }

  async pay(bookshopId: string, id: string, { paidOn, amount }: AskedPayment): Promise<Distinta> {
    await this.change({ bookshopId, id }, async (manager, distinta) => {
      if (distinta.state !== 'sent') throw distintaMoved();
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
      if (distinta.state !== state) throw distintaMoved();
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

  /** Gives its id; its cedole are on it from then on. */
  private async insert(manager: EntityManager, sent: NewDistinta): Promise<string> {
    const id = randomUUID();
    const year = Number(sent.day.slice(0, 4));
    const number = await takeDistintaNumber(manager, { bookshopId: sent.bookshopId, year });
    await manager.insert(DistintaEntity, {
      ...sent,
      id,
      year,
      number,
      state: 'sent',
      sentAt: new Date(this.clock.now()),
      paidOn: null,
      paidCents: null,
      paidAt: null,
    });
    for (const { id: cedolaId, cents } of sent.content.cedole) {
      await manager.update(CedolaEntity, { id: cedolaId }, { distintaId: id, sentCents: cents });
    }
    return id;
  }

  private async answer(bookshopId: string, id: string): Promise<Distinta> {
    const now = new Date(this.clock.now());
    const [distinta] = await readDistinte(this.dataSource, { bookshopId, now, id, limit: 1 });
    return found(distinta);
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

function found<Found>(distinta: Found | null | undefined): Found {
  if (distinta !== null && distinta !== undefined) return distinta;
  const detail = 'Distinta non trovata';
  throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}
