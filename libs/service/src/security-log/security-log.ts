import { Inject, Injectable, Logger } from '@nestjs/common';
import { ACCESS_SETTINGS, type AccessSettings } from '../access-settings';
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
  | 'session.revoked'
  | 'session.revoked-used'
  | 'csrf.refused'
  | 'role.change'
  | 'admin.sign-in'
  | 'audit.finding';

export interface SecurityEvent {
  level: SecurityLevel;
  category: SecurityCategory;
  /** A sentence without personal data. */
  message: string;
  /** JSON without personal data. */
  data?: unknown;
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

/** Tells the identity service what happened to sessions, accounts and access. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('SecurityLog');

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ACCESS_SETTINGS) private readonly settings: AccessSettings,
  ) {}

  /** Returns at once and never fails: no call may wait for its own record. */
  record({ level, category, message, data = null, userId = null }: SecurityEvent): void {
    this.logger.warn(`${category}: ${message}`);
    const entry: SecurityEntry = {
      ...{ level, category, message, data, userId },
      timestamp: new Date(this.clock.now()).toISOString(),
      source: this.settings.serviceName,
    };
    void this.send(entry);
  }

  private async send(entry: SecurityEntry): Promise<void> {
    try {
      await this.redis.xAdd(
        SECURITY_LOG_STREAM,
        '*',
        { [SECURITY_LOG_FIELD]: JSON.stringify(entry) },
        { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_STREAM_LENGTH } },
      );
    } catch (error) {
      this.logger.warn(`An entry was not kept: ${String(error)}`);
    }
  }
}
