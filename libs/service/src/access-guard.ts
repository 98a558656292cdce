import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  Optional,
} from '@nestjs/common';
import {
  type Access,
  cookies,
  CSRF_HEADER,
  CUSTOMER_TOKEN_HEADER,
  type Endpoint,
  GUEST_TOKEN_HEADER,
  hasStaffRight,
  SERVICE_KEY_HEADER,
  sharedErrorCodes,
} from '@zaino/contracts/shared';
import type { FastifyRequest } from 'fastify';
import { ACCESS_SETTINGS, type AccessSettings } from './access-settings';
import { areaNeeded } from './area-needed';
import { type CallingGuest, GuestKeys, provideGuest } from './calling-guest';
import { noteStaff } from './calling-staff';
import { provideTeam, TeamTokens } from './calling-team';
import { cookieToken } from './cookie';
import { DomainError } from './domain-error';
import { createAllowance } from './minute-allowance';
import { endpointOf } from './route';
import { ownerOnly } from './owner-only';
import { isSameSecret } from './same-secret';
import { SecurityLog } from './security-log/security-log';
import { provideAdmin, provideSession, type SignedIn } from './sessions/current-session';
import { isOfAdmins, type SessionKind, type SessionRecord } from './sessions/session';
import { sessionIdOf } from './sessions/session-cookie';
import { SessionStore } from './sessions/session-store';

/** More entries tell nothing new, and one account could drive the true ones out of the log. */
const ENTRIES_A_MINUTE = 60;

/** Lets through what the contract declares public; every other caller must prove who it is. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger('AccessGuard');
  private readonly mayWrite = createAllowance(ENTRIES_A_MINUTE, (left) =>
    this.logger.warn(`${left} further refused calls left out of the security log`),
  );

  constructor(
    @Inject(ACCESS_SETTINGS) private readonly settings: AccessSettings,
    @Optional() @Inject(SessionStore) private readonly sessions?: SessionStore,
    @Optional() @Inject(SecurityLog) private readonly securityLog?: SecurityLog,
    @Optional() @Inject(TeamTokens) private readonly teamTokens?: TeamTokens,
    @Optional() @Inject(GuestKeys) private readonly guestKeys?: GuestKeys,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context.getHandler());
    if (endpoint === undefined) throw new DomainError('forbidden', sharedErrorCodes.forbidden);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (endpoint.access === 'public') this.offerSession(request);
    else if (endpoint.access === 'service') this.requireServiceKey(request);
    else if (endpoint.access === 'team') await this.requireTeam(request, endpoint);
    else if (endpoint.access === 'buyer') await this.requireBuyer(request, endpoint);
    else await this.requireSession(request, endpoint);
    return true;
  }

  /** Looked for only if the handler asks. */
  private offerSession(request: FastifyRequest): void {
    provideSession(request, async () => {
      const signedIn = await this.find(sessionIdOf(request)).catch(() => null);
      return signedIn && !isOfAdmins(signedIn.session.kind) ? signedIn : null;
    });
    provideAdmin(request, () => this.findAdmin(request));
  }

  /** For public routes that tell an admin more. */
  private async findAdmin(request: FastifyRequest): Promise<SignedIn | null> {
    const id = bearerOf(request);
    if (id === null) return null;
    if (this.sessions?.isAvailable === false) throw unavailable();
    const signedIn = await this.find(id).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const isAdmin = signedIn?.session.kind === 'admin' && isAllowed(signedIn.session, 'admin');
    return isAdmin ? signedIn : null;
  }

  /** An admin who may do everything may do what a team may. */
  private async requireTeam(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    const token = bearerOf(request);
    const team = token === null ? null : await this.teamTokens?.find(token);
    if (team) provideTeam(request, team);
    else await this.requireSession(request, { ...endpoint, access: 'admin', staff: 'all' });
  }

  /** A guest calls as one where the page says so, and by a plain link, which says nothing, where no session is brought. */
  private async requireBuyer(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    const token = request.headers[GUEST_TOKEN_HEADER];
    const isPlainLink =
      endpoint.method === 'GET' &&
      request.headers[CUSTOMER_TOKEN_HEADER] === undefined &&
      sessionIdOf(request) === null;
    const isGuest = token !== undefined || isPlainLink;
    if (!isGuest) return this.requireSession(request, { ...endpoint, access: 'customer' });
    const guest = await this.guestOf(request);
    if (guest === null) throw unauthenticated();
    if (token !== undefined && !isSameSecret(token, guest.token)) {
      this.reportForged(request, endpoint, guest.id);
      throw new DomainError('forbidden', sharedErrorCodes.csrf);
    }
    provideGuest(request, guest);
  }

  private async guestOf(request: FastifyRequest): Promise<CallingGuest | null> {
    const key = cookieToken(request, cookies.guest.name);
    return key === null ? null : ((await this.guestKeys?.find(key)) ?? null);
  }

  private requireServiceKey(request: FastifyRequest): void {
    const { domain, serviceKeys } = this.settings;
    const given = request.headers[SERVICE_KEY_HEADER];
    if (serviceKeys.accepted(domain).some((key) => isSameSecret(given, key))) return;
    throw unauthenticated();
  }

  private async requireSession(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    const isAdminCall = isForAdmins(endpoint.access);
    if (this.sessions?.isAvailable === false) throw unavailable();
    const id = isAdminCall ? bearerOf(request) : sessionIdOf(request);
    const signedIn = await this.find(id).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    // A cookie never opens what admins do, nor a bearer what customers do.
    if (signedIn === null || !isCarriedBy(signedIn.session.kind, endpoint.access)) {
      throw unauthenticated();
    }
    this.check(request, endpoint, signedIn.session);
    if (isAdminCall) noteStaff(signedIn.session.user);
    provideSession(request, () => Promise.resolve(signedIn));
  }

  private check(request: FastifyRequest, endpoint: Endpoint, session: SessionRecord) {
    const { access } = endpoint;
    if (!isAllowed(session, access)) {
      this.reportRefused(request, session);
      const isColleague = access === 'bookshop' && session.user.role === 'colleague';
      throw isColleague ? ownerOnly() : new DomainError('forbidden', sharedErrorCodes.forbidden);
    }
    if (access === 'admin') this.checkArea(request, endpoint, session);
    if (!isForAdmins(access)) this.checkPage(request, endpoint, session);
  }

  /** A call by cookie says by a page of whom it was made, and one that changes something proves it. */
  private checkPage(request: FastifyRequest, { method }: Endpoint, session: SessionRecord): void {
    const handle = request.headers[CUSTOMER_TOKEN_HEADER];
    if (handle !== undefined && !isSameSecret(handle, session.customerToken))
      throw unauthenticated();
    if (method === 'GET' || isSameSecret(request.headers[CSRF_HEADER], session.csrfToken)) return;
    this.reportForged(request, { method }, session.user.uid);
    throw new DomainError('forbidden', sharedErrorCodes.csrf);
  }

  private reportForged(
    { routeOptions }: FastifyRequest,
    { method }: Pick<Endpoint, 'method'>,
    userId: string,
  ): void {
    this.securityLog?.record({
      level: 'WARN',
      category: 'csrf.refused',
      message: 'A call that changes something came without the CSRF token of its session',
      data: { route: routeOptions.url, method },
      userId,
    });
  }

  /** An endpoint that says nothing, as none can, is for those who may do everything. */
  private checkArea(
    request: FastifyRequest,
    { staff = 'all' }: Endpoint,
    session: SessionRecord,
  ): void {
    // Opened before admins had areas: the next sign-in knows them.
    if (session.areas === undefined) throw unauthenticated();
    if (hasStaffRight(session.areas, staff)) return;
    this.reportRefused(request, session);
    throw areaNeeded();
  }

  private reportRefused({ method, routeOptions }: FastifyRequest, session: SessionRecord): void {
    if (!this.mayWrite()) return;
    const { user } = session;
    this.securityLog?.record({
      level: 'WARN',
      category: 'access.refused',
      message: 'A call was made with a role that may not make it',
      data: { route: routeOptions.url, method, role: user.role, areas: session.areas },
      userId: user.uid,
    });
  }

  private async find(id: string | null): Promise<SignedIn | null> {
    if (id === null || this.sessions === undefined) return null;
    const session = await this.sessions.find(id);
    if (session !== 'revoked') return session && { id, session };
    void this.reportRevoked(id, this.sessions);
    return null;
  }

  private async reportRevoked(id: string, sessions: SessionStore): Promise<void> {
    const userId = await sessions.ownerOfRevoked(id).catch(() => null);
    this.securityLog?.record({
      level: 'WARN',
      category: 'session.revoked-used',
      message: 'The id of a revoked session was used',
      userId,
    });
  }
}

function isForAdmins(access: Access): boolean {
  return access === 'admin' || access === 'enrolling-admin';
}

/** Whether sessions of a kind may be what a call is made by at all. */
function isCarriedBy(kind: SessionKind, access: Access): boolean {
  if (access === 'admin') return kind === 'admin';
  return isOfAdmins(kind) === isForAdmins(access);
}

function isAllowed({ user }: SessionRecord, access: Access): boolean {
  if (isForAdmins(access)) return user.role === 'admin';
  if (access === 'bookshop') return user.role === 'bookshop';
  if (access === 'desk') return user.role === 'bookshop' || user.role === 'colleague';
  return user.role !== 'admin';
}

/** The admin's token (RFC 6750); null where there is none of the right form. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

function unavailable(cause?: unknown): DomainError {
  return new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
}

function unauthenticated(): DomainError {
  return new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
}
