import { Module } from '@nestjs/common';
import { VatRegisterModule } from '../vat-register/vat-register.module';
import { ChangeColumns } from './change-columns';
import { ChosenSchools } from './chosen-schools';
import { TenantsController } from './tenants.controller';
import { TenantsService } from './tenants.service';
import { VatEvidence } from './vat-evidence';

@Module({
  imports: [VatRegisterModule],
  controllers: [TenantsController],
  providers: [ChangeColumns, ChosenSchools, TenantsService, VatEvidence],
  exports: [TenantsService],
})
export class TenantsModule {}
