import { Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { NoVatRegister, VatRegister } from './vat-register';
import { ViesRegister } from './vies-register';

@Module({
  providers: [
    {
      provide: VatRegister,
      useFactory: ({ VIES_URL }: Pick<Config, 'VIES_URL'>) =>
        VIES_URL === undefined ? new NoVatRegister() : new ViesRegister(VIES_URL),
      inject: [CONFIG],
    },
  ],
  exports: [VatRegister],
})
export class VatRegisterModule {}
