import { ordersErrorCodes } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';

/** Of a change of many rows of which the server has done nothing, or that cannot be taken back any more. */
export function nothingDone(message: string): ApiError {
  const { commandRefused: code } = ordersErrorCodes;
  return new ApiError({ kind: 'conflict', code, status: 409, message });
}
