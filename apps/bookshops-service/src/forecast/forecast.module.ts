import { Module } from '@nestjs/common';
import { PlansModule } from '../plans/plans.module';
import { ForecastController } from './forecast.controller';
import { ForecastService } from './forecast.service';

/** What a bookshop should have on its shelf for its schools. */
@Module({
  imports: [PlansModule],
  controllers: [ForecastController],
  providers: [ForecastService],
})
export class ForecastModule {}
