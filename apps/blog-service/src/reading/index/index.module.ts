import { Global, Module } from '@nestjs/common';
import { ArticleKeeper } from './article-keeper';

/** The articles in memory, for all modules; who changes some asks the keeper to `refresh` after the commit. */
@Global()
@Module({ providers: [ArticleKeeper], exports: [ArticleKeeper] })
export class IndexModule {}
