import { Module } from '@nestjs/common';
import { ArticleKeeper } from './article-keeper';

/** The articles in memory; who changes some asks the keeper to `refresh` after the commit. */
@Module({ providers: [ArticleKeeper], exports: [ArticleKeeper] })
export class IndexModule {}
