import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain';
import { AuditLogController } from './audit-log.controller';
import { AuditLogService } from './audit-log.service';
import { PersonalHashes } from './personal-hashes';

/** What admins did: a chain that is only appended to, and the search in it. */
@Module({
  controllers: [AuditLogController],
  providers: [AuditChain, AuditLogService, PersonalHashes],
  exports: [AuditChain, AuditLogService],
})
export class AuditLogModule {}
