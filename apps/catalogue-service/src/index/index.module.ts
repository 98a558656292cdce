import { Module } from '@nestjs/common';
import { CatalogueKeeper } from './catalogue-keeper';

/** The catalogue in memory. */
@Module({ providers: [CatalogueKeeper], exports: [CatalogueKeeper] })
export class IndexModule {}
