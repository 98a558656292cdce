import { Injectable } from '@nestjs/common';
import type { cedolaEndpoints } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { CedolaEntity } from '../cedole/cedola.entity';
import { insertCedole, newCedola } from '../cedole/new-cedola';
import type { OwnBookshop } from '../desk/own-bookshop';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { isUndone } from '../orders/order-state';
import { assertOfBookshop } from '../orders/own-order';
import { commandRefused, orderMoved } from '../orders/refused';
import { OrderCommands } from '../transitions/order-commands';
import { EntryChecks } from './entry-checks';
import { noSuchCedola } from './no-such-cedola';

type AskedEntry = BodyOf<typeof cedolaEndpoints.enter>;
type AskedDecision = BodyOf<typeof cedolaEndpoints.decide>;

/** What a bookshop does with cedole of its orders; another's order is `not-found`. */
@Injectable()
export class CedolaDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly entries: EntryChecks,
    private readonly clock: Clock,
  ) {}

  /** Both steps in one transaction: who has the voucher in hand has looked at it. */
  async enter(
    { bookshopId, actor }: OwnBookshop,
    orderId: string,
    asked: AskedEntry,
  ): Promise<void> {
    await assertOfBookshop(this.dataSource.manager, { id: orderId, bookshopId });
    await this.entries.assertPaid({ bookshopId, orderId, asked });
    await this.withOrder(
      { bookshopId, orderId, version: asked.version },
      async (manager, locked) => {
        const { code, comune, provincia } = asked;
        const list = listOf(locked, asked.lineIds);
        const now = new Date(this.clock.now());
        const cedola = newCedola(
          { code, comune, provincia, ...list },
          { orderId, bookshopId, now },
        );
        await insertCedole(manager, [cedola]);
        const pieces = locked.lines
          .filter(({ id, quantity }) => asked.lineIds.includes(id) && quantity > 1)
          .map(({ id: lineId, quantity: of }) => ({ lineId, quantity: 1, of }));
        const data = { cedolaId: cedola.id, cedolaCode: code, comune };
        const { lineIds } = await this.commands.apply(manager, locked, {
          command: 'enter-cedola',
          lineIds: asked.lineIds,
          pieces,
          actor,
          data,
        });
        const accept = { command: 'accept-cedola' as const, lineIds, actor, data };
        await this.commands.apply(manager, locked, accept);
      },
    );
  }

  /** Rejects as `conflict` (`command-refused`) for one that cannot be decided about (any more). */
  async decide(
    { bookshopId, actor }: OwnBookshop,
    { orderId, cedolaId }: { orderId: string; cedolaId: string },
    asked: AskedDecision,
  ): Promise<void> {
    await this.withOrder(
      { bookshopId, orderId, version: asked.version },
      async (manager, locked) => {
        const cedola = await manager.findOneBy(CedolaEntity, { id: cedolaId, orderId });
        if (cedola === null) throw noSuchCedola();
        if (cedola.distintaId !== null) throw alreadySent();
        const lineIds = locked.lines
          .filter((line) => line.cedolaId === cedolaId && !isUndone(line))
          .map(({ id }) => id);
        const command = asked.decision === 'accepted' ? 'accept-cedola' : 'refuse-cedola';
        const told = { cedolaId, cedolaCode: cedola.code, comune: cedola.comune };
        const data = asked.decision === 'accepted' ? told : { ...told, reason: asked.reason };
        await this.commands.apply(manager, locked, { command, lineIds, actor, data });
      },
    );
  }

  private async withOrder(
    { bookshopId, orderId, version }: { bookshopId: string; orderId: string; version: number },
    act: (manager: EntityManager, locked: LockedOrder) => Promise<void>,
  ): Promise<void> {
    await assertOfBookshop(this.dataSource.manager, { id: orderId, bookshopId });
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (locked.order.version !== version) throw orderMoved();
      await act(manager, locked);
    });
  }
}

/** The school and the class that the books are of: a cedola is for one list. */
function listOf({ lines }: LockedOrder, lineIds: readonly string[]) {
  const chosen = lines.filter(({ id }) => lineIds.includes(id));
  const [first] = chosen;
  const schoolName = first?.details.school?.nome;
  const isOne = chosen.every(
    ({ type, schoolCode, className, sectionName }) =>
      type === 'book' &&
      schoolCode === first?.schoolCode &&
      className === first.className &&
      sectionName === first.sectionName,
  );
  if (first === undefined || schoolName === undefined || !isOne) {
    throw commandRefused('Una cedola è per i libri di una sola classe: scegli quelli.');
  }
  if (new Set(chosen.map(({ reference }) => reference)).size < chosen.length) {
    throw commandRefused('Una cedola paga una copia di ogni libro: di questo scegline una sola.');
  }
  const { className, sectionName } = first;
  return { schoolName, classe: className ?? '', sezione: sectionName ?? '' };
}

function alreadySent(): DomainError {
  return commandRefused('Questa cedola è già in una distinta: prima riporta indietro la distinta.');
}
