import { Injectable } from '@nestjs/common';
import {
  type adminOrderEndpoints,
  type Order,
  type StaffCommand,
  supplierDaysErrors,
} from '@zaino/contracts/orders';
import { type SessionUser, sharedErrorCodes } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { OrderCommands } from '../transitions/order-commands';
import { OrderReader } from '../reading/order-reader';
import { orderCommandOf } from './staff-command';

interface GivenCommand extends BodyOf<typeof adminOrderEndpoints.command> {
  orderId: string;
  user: SessionUser;
}

/** Staff moves orders by named commands. */
@Injectable()
export class StaffCommandsService {
  constructor(
    private readonly commands: OrderCommands,
    private readonly reader: OrderReader,
    private readonly clock: Clock,
  ) {}

  /** Gives the order as it is then. */
  async give({ orderId, version, command, user }: GivenCommand): Promise<Order> {
    refusePastDays(command, italianDay(this.clock.now()));
    await this.commands.run({ orderId, version, ...orderCommandOf(command, user) });
    return this.reader.read(orderId, 'staff');
  }
}

/** Nobody is promised a day that is over. */
function refusePastDays(command: StaffCommand, today: string): void {
  const wrong = 'expected' in command ? supplierDaysErrors(command.expected, today) : [];
  if (wrong.length === 0) return;
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
    detail: 'Controlla i campi segnati.',
    errors: wrong.map(({ path, message }) => ({ path: `command.${path}`, message })),
  });
}
