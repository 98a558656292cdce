import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type { DomainError } from '@zaino/service/domain-error';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { isUndone } from '../orders/order-state';
import { commandRefused } from '../orders/refused';
import type { EffectSubscriber } from '../transitions/effect-handlers';
import type { OrderEffect } from '../transitions/order-effect';
import { CedolaEntity } from './cedola.entity';

/** A cedola stands as its lines do, and what was sent to a Comune stays handed over. */
@Injectable()
export class CedolaEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'cedole-changed': async (effect, manager) => {
      await this.follow(effect, manager);
      return {};
    },
    'hand-over-undone': async ({ cedolaIds }, manager) => {
      const isSent = { id: In([...cedolaIds]), distintaId: Not(IsNull()) };
      if (await manager.existsBy(CedolaEntity, isSent)) throw alreadySent();
      return {};
    },
  };

  constructor(private readonly clock: Clock) {}

  private async follow(
    { lines, cedolaIds, data }: OrderEffect<'cedole-changed'>,
    manager: EntityManager,
  ): Promise<void> {
    const cedole = await manager.findBy(CedolaEntity, { id: In([...cedolaIds]) });
    for (const { id, state, activeKey, reason, decidedAt } of cedole) {
      const live = lines.find((line) => line.cedolaId === id && !isUndone(line));
      const now = live?.cedolaState ?? 'void';
      if (now === state) continue;
      const isFree = now === 'void' || now === 'refused';
      await manager.update(
        CedolaEntity,
        { id },
        {
          state: now,
          // A code that paid for nothing may be used again.
          activeKey: isFree ? null : activeKey,
          reason: now === 'refused' ? (data.reason ?? null) : reason,
          decidedAt: now === 'void' ? decidedAt : new Date(this.clock.now()),
        },
      );
    }
  }
}

/** The distinta says that its books were handed over. */
function alreadySent(): DomainError {
  return commandRefused('La cedola è già in una distinta: prima annulla la distinta.');
}
