import { Module } from '@nestjs/common';
import { VatRegisterModule } from '../vat-register/vat-register.module';
import { ConnectedAccount } from './connected-account';
import { TenantsController } from './tenants.controller';
import { TenantsService } from './tenants.service';
import { VatEvidence } from './vat-evidence';

@Module({
  imports: [VatRegisterModule],
  controllers: [TenantsController],
  providers: [ConnectedAccount, TenantsService, VatEvidence],
})
export class TenantsModule {}
