import { Module } from '@nestjs/common';
import { ComplianceController } from './compliance.controller';
import { ComplianceService } from './compliance.service';
import { SellersService } from './sellers.service';

/** What of the law this service can check (docs/decisions/compliance.md). */
@Module({
  controllers: [ComplianceController],
  providers: [ComplianceService, SellersService],
})
export class ComplianceModule {}
