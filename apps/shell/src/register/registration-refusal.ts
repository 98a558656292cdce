import { identityErrorCodes, identityTexts } from '@zaino/contracts/identity';
import { ApiError } from '@zaino/web/api-client';
import { type Refusal, refusalOf } from '../sign-in/refusal';

/** Codes that one field is to blame for. */
const fieldOf: Partial<Record<string, string>> = {
  [identityErrorCodes.emailTaken]: 'email',
  [identityErrorCodes.domainTaken]: 'profile.domain',
};

/** Why a registration failed: the service's words at the field that they are about (specification, point 8). */
export function registrationRefusal(error: unknown): Refusal {
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
  if (field !== undefined) return { errors: { [field]: (error as ApiError).message } };
  const refusal = refusalOf(error, { away: identityTexts.registrationFailed });
  return { title: identityTexts.registrationFailed, ...refusal };
}
