import { Inject, Injectable, Logger } from '@nestjs/common';
import { ACCESS_SETTINGS, type AccessSettings } from '../access-settings';
import { callingClient } from '../calling-client';
import { clientNetwork } from '../client-network';
import { Clock } from '../clock';
import { type Redis, REDIS } from '../redis-client';

/** Redis stream from which the identity service takes the entries of all services. */
export const SECURITY_LOG_STREAM = 'security-log';
/** The only field of an entry of the stream: `SecurityEntry` as JSON. */
export const SECURITY_LOG_FIELD = 'entry';
const MAX_STREAM_LENGTH = 10_000;

export type SecurityLevel = 'DEBUG' | 'INFO' | 'WARN' | 'ERROR';

export type SecurityCategory =
  | 'auth.sign-in'
  | 'auth.sign-out'
  | 'auth.failure'
  | 'auth.lockout'
  | 'auth.reset'
  | 'auth.password'
  | 'auth.email'
  | 'auth.registration'
  | 'auth.deletion'
  | 'auth.second-factor'
  | 'account.contact'
  | 'account.suspended'
  | 'session.revoked'
  | 'session.revoked-used'
  | 'csrf.refused'
  | 'limit.reached'
  | 'voucher.refused'
  | 'access.refused'
  | 'role.change'
  | 'admin.sign-in'
  | 'admin.access-link'
  | 'catalogue.bulk-delete'
  | 'catalogue.import'
  | 'mail.limited'
  | 'audit.finding';

export interface SecurityEvent {
  level: SecurityLevel;
  category: SecurityCategory;
  /** A sentence without personal data. */
  message: string;
  /** JSON without personal data. */
  data?: unknown;
  /** IP address of who did it; that of the call at hand where unset. Only its network is kept. */
  client?: string;
  userId?: string | null;
}

/** What a reader of the stream finds in the field `entry`. */
export interface SecurityEntry {
  /** ISO 8601. */
  timestamp: string;
  level: SecurityLevel;
  category: string;
  message: string;
  data: unknown;
  userId: string | null;
  /** Name of the service that told. */
  source: string;
}

/** Entries kept while Redis is away; the newest are dropped then, as the first ones tell how it began. */
const MAX_WAITING = 1_000;

/** Tells the identity service what happened to sessions, accounts and access. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('SecurityLog');
  /** JSON. */
  private readonly waiting: string[] = [];
  private isSending = false;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(ACCESS_SETTINGS) private readonly settings: Pick<AccessSettings, 'serviceName'>,
  ) {
    redis.on('ready', () => void this.send());
  }

  /** Returns at once and never fails: no call may wait for its own record. */
  record({ level, category, message, data = null, client, userId = null }: SecurityEvent): void {
    this.logger[level === 'ERROR' || level === 'WARN' ? 'warn' : 'log'](`${category}: ${message}`);
    if (this.waiting.length >= MAX_WAITING) return;
    const timestamp = new Date(this.clock.now()).toISOString();
    const source = this.settings.serviceName;
    const known = withNetwork(data, client ?? callingClient());
    this.waiting.push(toJson({ timestamp, level, category, message, data: known, userId, source }));
    void this.send();
  }

  /** One after the other, so that they keep their order; what fails waits for Redis to come back. */
  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let entry = this.waiting[0]; entry && this.redis.isReady; entry = this.waiting[0]) {
        await this.append(entry);
        this.waiting.shift();
      }
    } catch (error) {
      this.logger.warn(`Entries wait: ${String(error)}`);
    } finally {
      this.isSending = false;
    }
  }

  private async append(entry: string): Promise<void> {
    await this.redis.xAdd(
      SECURITY_LOG_STREAM,
      '*',
      { [SECURITY_LOG_FIELD]: entry },
      { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_STREAM_LENGTH } },
    );
  }
}

/** What is told, and from where: `network` stands beside the members of `data`. */
function withNetwork(data: unknown, client: string | undefined): unknown {
  if (client === undefined) return data;
  const network = clientNetwork(client);
  if (data === null) return { network };
  return typeof data === 'object' && !Array.isArray(data)
    ? { ...data, network }
    : { value: data, network };
}

function toJson(entry: SecurityEntry): string {
  try {
    return JSON.stringify(entry);
  } catch {
    // A ring or a bigint: what happened counts more than its details.
    return JSON.stringify({ ...entry, data: null });
  }
}
