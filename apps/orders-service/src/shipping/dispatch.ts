import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../orders/actor';
import { commandRefused } from '../orders/refused';
import { OrderCommands } from '../transitions/order-commands';
import { type Carrier, CARRIER } from './carrier';
import type { LockedParcel } from './locked-parcel';
import { stands } from './parcel-contents';
import { saveParcel } from './parcels';

interface Leaving {
  /** Null where nobody knows it. */
  code: string | null;
  actor: Actor;
}

/** Parcels that leave, in the caller's transaction. */
@Injectable()
export class Dispatch {
  constructor(
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly auditLog: AuditLog,
    @Inject(CARRIER) private readonly carrier: Carrier,
  ) {}

  /** Ships the lines of a packed parcel by its number. Rejects as `conflict` where `obstacleOf` names one. */
  async ship(
    manager: EntityManager,
    locked: LockedParcel,
    { code, actor }: Leaving,
  ): Promise<'shipped' | 'known'> {
    const obstacle = obstacleOf(locked, code);
    if (obstacle !== null) throw commandRefused(obstacle);
    const { parcel } = locked;
    if (parcel.state === 'shipped' || code === null) {
      this.auditLog.changedNothing();
      return 'known';
    }
    const lineIds = parcel.contents.map(({ lineId }) => lineId);
    const data = { carrier: this.carrier.name, code, url: this.carrier.pageOf(code) };
    await this.commands.apply(manager, locked, { command: 'ship', lineIds, actor, data });
    parcel.state = 'shipped';
    parcel.code = code;
    parcel.shippedAt = new Date(this.clock.now());
    await saveParcel(manager, parcel);
    return 'shipped';
  }
}

/** Why a parcel does not leave by a number, in a sentence; null where it does, or has left by just that one. */
export function obstacleOf({ parcel, lines }: LockedParcel, code: string | null): string | null {
  if (parcel.state === 'open') return 'Questo pacco non è ancora chiuso.';
  if (parcel.state === 'shipped') {
    if (code === null || code === parcel.code) return null;
    return `Questo pacco è già partito con il codice ${parcel.code ?? ''}.`;
  }
  if (code === null) return 'Manca il codice di spedizione: leggilo dall’etichetta, o scrivilo.';
  if (stands(parcel.contents, lines)) return null;
  return 'L’ordine è cambiato da quando il pacco è stato chiuso: riaprilo e ricontrolla che cosa ci va.';
}
