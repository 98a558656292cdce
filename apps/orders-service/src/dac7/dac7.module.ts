import { Module } from '@nestjs/common';
import { Dac7Controller } from './dac7.controller';
import { Dac7Service } from './dac7.service';

/** What bookshops sell in a year, for the Agenzia delle Entrate (docs/decisions/compliance.md). */
@Module({
  controllers: [Dac7Controller],
  providers: [Dac7Service],
})
export class Dac7Module {}
