import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { releaseDeskEndpoints, Team, VersionJump } from '@zaino/contracts/releases';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import type { CallingTeam } from '@zaino/service/calling-team';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { isSameSecret } from '@zaino/service/same-secret';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { localTeam, localToken } from './local-team';
import { TeamEntity } from './team.entity';

const TOKEN_BYTES = 32;
const tokenForm = /^[\w-]{43}$/;

type TeamInput = BodyOf<typeof releaseDeskEndpoints.addTeam>;

/** Who may release which app, by a token. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    @Inject(CONFIG) private readonly config: Pick<Config, 'RELEASES_SIGNING_KEY'>,
  ) {}

  /** The latest first. */
  async list(): Promise<{ teams: Team[] }> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    const rows = await this.dataSource.manager.find(TeamEntity, { order });
    return { teams: rows.map(teamAnswer) };
  }

  /** The token is told here, and nowhere again. */
  add(input: TeamInput, by: string): Promise<{ team: Team; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return inTransaction(this.dataSource, async (manager) => {
      const row = manager.create(TeamEntity, {
        ...input,
        id: randomUUID(),
        tokenHash: hashOf(token),
        createdAt: new Date(this.clock.now()),
        by,
        lastUsedAt: null,
        revokedAt: null,
      });
      await manager.insert(TeamEntity, row);
      const subject = { kind: 'team', id: row.id };
      await this.auditLog.record(manager, { act: 'releases.team-added', subject, after: input });
      return { team: teamAnswer(row), token };
    });
  }

  revoke(id: string): Promise<{ team: Team }> {
    return inTransaction(this.dataSource, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOne(TeamEntity, { where: { id }, lock });
      if (!row) throw noTeam();
      if (row.revokedAt !== null) {
        this.auditLog.changedNothing();
        return { team: teamAnswer(row) };
      }
      row.revokedAt = new Date(this.clock.now());
      await manager.update(TeamEntity, { id }, { revokedAt: row.revokedAt });
      await this.auditLog.record(manager, {
        act: 'releases.team-revoked',
        subject: { kind: 'team', id },
        before: { name: row.name, app: row.app },
      });
      return { team: teamAnswer(row) };
    });
  }

  /** Whose a token is; null where it is nobody's, or not any more. */
  async find(token: string): Promise<CallingTeam | null> {
    if (!tokenForm.test(token)) return null;
    if (isSameSecret(token, localToken(this.config.RELEASES_SIGNING_KEY))) return localTeam;
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(TeamEntity, { tokenHash: hashOf(token) });
    if (!row || row.revokedAt !== null) return null;
    const now = this.clock.now();
    if (row.lastUsedAt === null || now - row.lastUsedAt.getTime() >= MINUTE_MS) {
      await manager.update(TeamEntity, { id: row.id }, { lastUsedAt: new Date(now) });
    }
    const { id, name, app } = row;
    return { id, name, app };
  }

  async largestJumpOf(team: CallingTeam): Promise<VersionJump> {
    if (team === localTeam) return 'major';
    const { id } = team;
    const { largestJump } = await this.dataSource.manager.findOneByOrFail(TeamEntity, { id });
    return largestJump;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function teamAnswer(row: TeamEntity): Team {
  const { id, name, app, largestJump, createdAt, by, lastUsedAt, revokedAt } = row;
  return {
    id,
    name,
    app,
    largestJump,
    createdAt: createdAt.toISOString(),
    by,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

function noTeam(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Questo token non c’è.',
  });
}
