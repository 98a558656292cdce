import { Module } from '@nestjs/common';
import { VatRegisterModule } from '../vat-register/vat-register.module';
import { ChangeColumns } from './change-columns';
import { ChosenSchools } from './chosen-schools';
import { ConnectedAccount } from './connected-account';
import { TenantsController } from './tenants.controller';
import { TenantsService } from './tenants.service';
import { VatEvidence } from './vat-evidence';

@Module({
  imports: [VatRegisterModule],
  controllers: [TenantsController],
  providers: [ChangeColumns, ChosenSchools, ConnectedAccount, TenantsService, VatEvidence],
})
export class TenantsModule {}
