import { Module } from '@nestjs/common';
import { ForecastController } from './forecast.controller';
import { ForecastService } from './forecast.service';

/** What a bookshop should have on its shelf for its schools. */
@Module({ controllers: [ForecastController], providers: [ForecastService] })
export class ForecastModule {}
