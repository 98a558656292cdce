import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { guestOf } from '@zaino/service/calling-guest';
import type { FastifyRequest } from 'fastify';
import type { Orderer } from '../limits/order-limits';
import { callingCustomer, type CausedBy } from '../orders/caused-by';

/** Who orders, with an account or without. */
export interface CallingOrderer {
  orderer: Orderer;
  causedBy: CausedBy;
}

/** Who calls, as `CallingOrderer`. */
export const CurrentOrderer = createParamDecorator(
  async (_: undefined, context: ExecutionContext): Promise<CallingOrderer> => {
    const { customerId: id, causedBy } = await callingCustomer(context);
    const guest = guestOf(context.switchToHttp().getRequest<FastifyRequest>());
    const isEmailProven = causedBy.provenEmail !== undefined;
    return { orderer: { id, isEmailProven, ...(guest && { guest }) }, causedBy };
  },
);
