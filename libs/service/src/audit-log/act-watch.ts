import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { Endpoint } from '@zaino/contracts/shared';
import { type Observable, tap } from 'rxjs';
import { callAtHand, type StaffCall } from '../calling-staff';
import { endpointOf } from '../route';

const MOST_KEPT = 100;

/**
 * Sees calls of admins that leave nothing in the audit log although their endpoint names an act. It comes after the
 * commit, so nothing is refused for it: it is logged as an error, and tests of calls fail (`contractFetch`).
 */
@Injectable()
export class ActWatch implements NestInterceptor {
  /** Such calls, as in `POST /api/things`. */
  readonly unrecorded: string[] = [];
  private readonly logger = new Logger('ActWatch');

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context.getHandler());
    if (typeof endpoint?.act !== 'string') return next.handle();
    const call = callAtHand();
    return next.handle().pipe(tap((answer) => this.look(endpoint, call, answer)));
  }

  private look(endpoint: Endpoint, call: StaffCall | undefined, answer: unknown): void {
    if (isRefusal(answer) || call?.changedNothing || isOfTeam(endpoint, call)) return;
    if (call?.acts.some((act) => isOf(endpoint.act, act))) return;
    const what = `${endpoint.method} ${endpoint.path}`;
    this.logger.error(`${what} changed something and left nothing in the audit log`);
    if (this.unrecorded.length < MOST_KEPT) this.unrecorded.push(what);
  }
}

/** What teams do stands in the registry's own history. */
function isOfTeam({ access }: Endpoint, call: StaffCall | undefined): boolean {
  return access === 'team' && call?.actor === null;
}

/** Some calls say with status 200 that they did nothing. */
function isRefusal(answer: unknown): boolean {
  return (answer as { success?: unknown } | null)?.success === false;
}

function isOf(declared: Endpoint['act'], act: string): boolean {
  if (typeof declared !== 'string') return false;
  return declared.endsWith('.*') ? act.startsWith(declared.slice(0, -1)) : act === declared;
}
