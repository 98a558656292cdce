import { Module } from '@nestjs/common';
import { Allowance } from '@zaino/service/allowance';
import { PlansModule } from '../plans/plans.module';
import { TenantsModule } from '../tenants/tenants.module';
import { OwnLookController } from './own-look.controller';
import { OwnLookService } from './own-look.service';

/** A bookshop's picture and colour, which the paid plan gives (docs/decisions/shop-front.md). */
@Module({
  imports: [PlansModule, TenantsModule],
  controllers: [OwnLookController],
  providers: [Allowance, OwnLookService],
})
export class OwnLookModule {}
