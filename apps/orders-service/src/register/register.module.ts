import { Module } from '@nestjs/common';
import { RegisterController } from './register.controller';
import { SalesRegisterService } from './sales-register.service';

/** What was taken on each day, for the taxes (docs/decisions/compliance.md). */
@Module({
  controllers: [RegisterController],
  providers: [SalesRegisterService],
})
export class RegisterModule {}
