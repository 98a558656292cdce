import { Injectable } from '@nestjs/common';
import type { TrackingRow } from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../orders/actor';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { commandRefused } from '../orders/refused';
import { Dispatch, obstacleOf } from './dispatch';
import { isExpected } from './is-expected';
import { lockParcel } from './locked-parcel';
import { Packing } from './packing';
import { parcelReferenceIn } from './parcel-reference';
import type { ParcelEntity } from './parcel.entity';
import { currentParcel, parcelsOf } from './parcels';
import { readTracking, type TrackingLine } from './read-tracking';
import { readyContents } from './ready-contents';

const MOST_CODE = 60;

type Outcome = 'shipped' | 'known';

/** The parcel that a line means. */
interface Meant {
  orderId: string;
  /** Undefined where nobody has packed the order: what lies aside is its parcel. */
  parcel: ParcelEntity | undefined;
}

/** Tracking numbers that a carrier tells by a file. */
@Injectable()
export class TrackingImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly packing: Packing,
    private readonly dispatch: Dispatch,
    private readonly auditLog: AuditLog,
  ) {}

  /** What the file would do, as things stand. */
  async preview(csv: string): Promise<{ rows: TrackingRow[] }> {
    const given = new Map<string, string>();
    return rowsOf(
      csv,
      async (line, meant) => {
        const outcome = await this.look(line, meant);
        const { orderId, parcel } = meant;
        const key = parcel?.id ?? orderId;
        const before = given.get(key);
        if (before !== undefined && before !== line.code) {
          throw commandRefused(`Questo pacco ha già il codice ${before} in un’altra riga.`);
        }
        given.set(key, line.code);
        return before === undefined ? outcome : 'known';
      },
      this.dataSource.manager,
    );
  }

  /** Each line in a transaction of its own: what is refused for one is done for the others. */
  async import(actor: Actor, csv: string): Promise<{ rows: TrackingRow[] }> {
    const { manager } = this.dataSource;
    const done = await rowsOf(csv, (line, meant) => this.ship(actor, line, meant), manager);
    if (!done.rows.some(({ outcome }) => outcome === 'shipped')) this.auditLog.changedNothing();
    return done;
  }

  private async look({ code }: TrackingLine, { orderId, parcel }: Meant): Promise<Outcome> {
    const { manager } = this.dataSource;
    const order = await manager.findOneByOrFail(OrderEntity, { id: orderId });
    const lines = await manager.find(OrderLineEntity, {
      where: { orderId },
      order: { position: 'ASC' },
    });
    if (parcel === undefined) {
      readyContents({ order, lines }, new Date(this.clock.now()));
      return 'shipped';
    }
    const obstacle = obstacleOf({ order, lines, parcel }, code);
    if (obstacle !== null) throw commandRefused(obstacle);
    return parcel.state === 'shipped' ? 'known' : 'shipped';
  }

  private ship(actor: Actor, { code }: TrackingLine, { orderId, parcel }: Meant): Promise<Outcome> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked =
        parcel === undefined
          ? await this.packing.ready(manager, orderId, actor)
          : await lockParcel(manager, parcel.id);
      return this.dispatch.ship(manager, locked, { code, actor });
    });
  }
}

type Act = (line: TrackingLine, meant: Meant) => Promise<Outcome>;

async function rowsOf(
  csv: string,
  act: Act,
  manager: EntityManager,
): Promise<{ rows: TrackingRow[] }> {
  const rows: TrackingRow[] = [];
  for (const line of readTracking(csv)) {
    try {
      checkCode(line.code);
      const outcome = await act(line, await meantBy(manager, line.reference));
      rows.push({ ...line, outcome, reason: null });
    } catch (error) {
      if (!isExpected(error)) throw error;
      rows.push({ ...line, outcome: 'refused', reason: error.message });
    }
  }
  return { rows };
}

function checkCode(code: string): void {
  if (code === '') throw commandRefused('Manca il numero di spedizione.');
  if (code.length > MOST_CODE) {
    throw commandRefused(`Il numero di spedizione ha più di ${MOST_CODE} caratteri.`);
  }
  if (/\p{Cc}/u.test(code)) throw commandRefused('Il numero di spedizione sta su più righe.');
}

/** Where a file names the order alone, its parcel that waits for a number, else the last one that has left. */
async function meantBy(manager: EntityManager, reference: string): Promise<Meant> {
  const referred = parcelReferenceIn(reference);
  if (referred === null) throw commandRefused('Qui non c’è il numero di un nostro ordine.');
  const { number, position } = referred;
  const order = await manager.findOne(OrderEntity, { select: { id: true }, where: { number } });
  if (order === null) throw noSuchOrder();
  const parcels = await parcelsOf(manager, order.id);
  if (position === null) {
    return { orderId: order.id, parcel: currentParcel(parcels) ?? parcels.at(-1) };
  }
  const parcel = parcels.find((one) => one.position === position);
  if (parcel === undefined)
    throw commandRefused('Questo ordine non ha un pacco con questo numero.');
  return { orderId: order.id, parcel };
}
