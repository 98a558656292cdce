import { Module } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { CatalogueIndexHolder } from './catalogue-index-holder';

/** The catalogue in memory, which follows every write of this copy at once. */
@Module({ providers: [CatalogueIndexHolder], exports: [CatalogueIndexHolder] })
export class IndexModule {
  constructor(afterCommit: AfterCommit, holder: CatalogueIndexHolder) {
    afterCommit.register(() => holder.refresh());
  }
}
