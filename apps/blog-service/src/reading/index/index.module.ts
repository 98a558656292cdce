import { Global, Module } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { ArticleIndexHolder } from './article-index-holder';

/** The articles in memory, for all modules: they follow every write of this copy at once. */
@Global()
@Module({ providers: [ArticleIndexHolder], exports: [ArticleIndexHolder] })
export class IndexModule {
  constructor(afterCommit: AfterCommit, holder: ArticleIndexHolder) {
    afterCommit.register(() => holder.refresh());
  }
}
