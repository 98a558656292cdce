import { Module } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { CatalogueKeeper } from './catalogue-keeper';

/** The catalogue in memory, which follows every write of this copy at once. */
@Module({ providers: [CatalogueKeeper], exports: [CatalogueKeeper] })
export class IndexModule {
  constructor(afterCommit: AfterCommit, keeper: CatalogueKeeper) {
    afterCommit.register(() => keeper.refresh());
  }
}
