import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { CedolaEffects } from './cedola-effects';
import { CedolaOffers } from './cedola-offers';
import { CedolaTermsReader } from './cedola-terms-reader';

/** Vouchers by which Comuni pay the books of primary schools (docs/decisions/cedole.md). */
@Module({})
export class CedoleModule {
  static for(role: ProcessRole): DynamicModule {
    const module = { module: CedoleModule, global: true };
    if (role === 'worker') {
      return { ...module, providers: [CedolaEffects], exports: [CedolaEffects] };
    }
    const made = [CedolaEffects, CedolaOffers, CedolaTermsReader];
    return { ...module, providers: made, exports: made };
  }
}
