import { ApiError } from '@zaino/web/api-client';

/** For sign-ins, which answer a refusal instead of failing: the words stand at the field of the code. */
export function refusedFactor(message: string): ApiError {
  const errors = [{ path: 'code', message }];
  return new ApiError({ kind: 'invalid', code: 'refused', status: 0, message, errors });
}
