import { Global, Module } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { ArticleKeeper } from './article-keeper';

/** The articles in memory, for all modules: they follow every write of this copy at once. */
@Global()
@Module({ providers: [ArticleKeeper], exports: [ArticleKeeper] })
export class IndexModule {
  constructor(afterCommit: AfterCommit, keeper: ArticleKeeper) {
    afterCommit.register(() => keeper.refresh());
  }
}
