import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type { DomainError } from '@zaino/service/domain-error';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { CommandData } from '../orders/command';
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
    const at = new Date(this.clock.now());
    const cedole = await manager.findBy(CedolaEntity, { id: In([...cedolaIds]) });
    for (const cedola of cedole) {
      const { id } = cedola;
      const live = lines.find((line) => line.cedolaId === id && !isUndone(line));
      const state = live?.cedolaState ?? 'void';
      if (state === cedola.state) continue;
      await manager.update(CedolaEntity, { id }, changeTo(state, { cedola, data, at }));
    }
  }
}

interface Change {
  cedola: CedolaEntity;
  data: CommandData;
  at: Date;
}

function changeTo(state: CedolaEntity['state'], { cedola, data, at }: Change) {
  const { activeKey, reason, decidedAt } = cedola;
  const isFree = state === 'void' || state === 'refused';
  return {
    state,
    // A code that paid for nothing may be used again.
    activeKey: isFree ? null : activeKey,
    reason: state === 'refused' ? (data.reason ?? null) : reason,
    // One that nobody had looked at has come to its end now.
    decidedAt: state === 'void' && decidedAt !== null ? decidedAt : at,
  };
}

/** The distinta says that its books were handed over. */
function alreadySent(): DomainError {
  return commandRefused('La cedola è già in una distinta: prima annulla la distinta.');
}
