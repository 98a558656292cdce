import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from './domain-error';
import { endpointOf } from './route';

/** Lets through what the contract declares public; every other caller must prove who it is. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const endpoint = endpointOf(context.getHandler());
    if (endpoint === undefined) throw new DomainError('forbidden', sharedErrorCodes.forbidden);
    if (endpoint.access === 'public') return true;
    throw new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
  }
}
