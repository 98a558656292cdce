import { Injectable } from '@nestjs/common';
import { type Arrival, ARRIVAL_HOURS } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import type { AtShop } from '../orders/shop';
import type { Actor } from '../orders/actor';
import { canTakeBack } from '../orders/line-before';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { commandRefused } from '../orders/refused';
import { OrderCommands } from '../transitions/order-commands';
import { ArrivalAnswers } from './arrival-answers';
import { ArrivalEntity } from './arrival.entity';
import { noSuchArrival } from './arrivals.service';
import { takeFromShelf } from './shelf-copies';
import { shelfAct, ShopActs } from './shop-acts';

const TOO_LATE = `Un arrivo si annulla entro ${ARRIVAL_HOURS} ore. Correggi l’ordine, o il numero a scaffale.`;
const GONE_ON = 'Nel frattempo questo libro è andato avanti: correggi l’ordine dalla sua pagina.';
const NOT_THERE = 'Queste copie non sono più a scaffale: correggi il numero in «Da ordinare».';

/** Takes back what came by mistake. */
@Injectable()
export class ArrivalStepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly answers: ArrivalAnswers,
    private readonly acts: ShopActs,
  ) {}

  /** Idempotent. Rejects as `conflict` (`command-refused`) where something was done with the copy since. */
  async takeBack({ shopId, actor }: AtShop, id: string): Promise<Arrival> {
    const arrival = await this.dataSource.manager.findOneBy(ArrivalEntity, { id, shopId });
    if (arrival === null) throw noSuchArrival();
    const { orderId } = arrival;
    await inTransaction(this.dataSource, async (manager) => {
      // The order's row first, as everywhere.
      const locked = orderId === null ? null : await lockOrder(manager, orderId);
      const current = await this.lockArrival(manager, id);
      if (current.takenBackAt !== null) {
        this.acts.changedNothing();
        return;
      }
      if (locked === null) await this.takeFromShelf(manager, current, actor);
      else await this.takeFromOrder(manager, locked, { arrival: current, actor });
    });
    const after = await this.dataSource.manager.findOneByOrFail(ArrivalEntity, { id });
    const [answer] = await this.answers.of([after]);
    if (answer === undefined) throw noSuchArrival();
    return answer;
  }

  private async lockArrival(manager: EntityManager, id: string): Promise<ArrivalEntity> {
    const lock = { mode: 'pessimistic_write' as const };
    const arrival = await manager.findOneOrFail(ArrivalEntity, { where: { id }, lock });
    const isOld = this.clock.now() - arrival.at.getTime() >= ARRIVAL_HOURS * HOUR_MS;
    if (arrival.takenBackAt === null && isOld) throw commandRefused(TOO_LATE);
    return arrival;
  }

  private async takeFromShelf(
    manager: EntityManager,
    arrival: ArrivalEntity,
    actor: Actor,
  ): Promise<void> {
    const { id, shopId, isbn, quantity } = arrival;
    if (!(await takeFromShelf(manager, { shopId, isbn, copies: quantity }))) {
      throw commandRefused(NOT_THERE);
    }
    await manager.update(ArrivalEntity, { id }, { takenBackAt: new Date(this.clock.now()) });
    const act = shelfAct('orders.unshelved', { isbn, copies: quantity });
    await this.acts.record(manager, actor, act);
  }

  /** What follows for the arrival and the shelf is the effect's (`ShelfEffects`). */
  private async takeFromOrder(
    manager: EntityManager,
    locked: LockedOrder,
    { arrival, actor }: { arrival: ArrivalEntity; actor: Actor },
  ): Promise<void> {
    const { lineId, before } = arrival;
    const takeBack = (lineIds: string[]) =>
      this.commands.apply(manager, locked, { command: 'take-back', lineIds, actor });
    const together = this.readyTogether(locked, arrival);
    if (together.length > 0) await takeBack(together.map(({ id }) => id));
    const line = locked.lines.find(({ id }) => id === lineId);
    if (!line || before === null || !isAsThen(line, before.at)) throw commandRefused(GONE_ON);
    // A step that has been taken back since left nothing to be taken back; this one was noted with the arrival.
    line.before = before;
    await takeBack([line.id]);
  }

  /** The lines that were marked as ready in one step with this one, as its last. */
  private readyTogether({ lines }: LockedOrder, arrival: ArrivalEntity): OrderLineEntity[] {
    const line = lines.find(({ id }) => id === arrival.lineId);
    const now = new Date(this.clock.now());
    if (line?.state !== 'ready' || line.before?.command !== 'mark-ready') return [];
    const { at } = line.before;
    return lines.filter(
      ({ state, before, withdrawnAt }) =>
        state === 'ready' &&
        before?.command === 'mark-ready' &&
        before.at === at &&
        canTakeBack({ before, withdrawnAt }, now),
    );
  }
}

/** Whether a line is aside still since it was put there at this moment. */
function isAsThen({ state, stateSince }: OrderLineEntity, at: string): boolean {
  return state === 'reserved' && stateSince.getTime() === Date.parse(at);
}
