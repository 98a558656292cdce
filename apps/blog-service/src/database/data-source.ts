import { databaseOptions } from '@zaino/service/database-options';
import { Media, MediaVariant } from '@zaino/service/media/media.entity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { ArticleDraftEntity } from '../articles/article-draft.entity';
import { ArticleEntity, ArticleSlugEntity } from '../articles/article.entity';
import { CategoryAliasEntity } from '../categories/category-alias.entity';
import { CategoryEntity } from '../categories/category.entity';
import { CommentEntity } from '../readers/comment.entity';
import { LikeAddressEntity } from '../readers/like-address.entity';
import { LikeEntity } from '../readers/like.entity';
import { ViewBatchEntity } from '../readers/view-batch.entity';
import { CreateBlog1764000000000 } from './migrations/1764000000000-create-blog';
import { CountLikesByAddress1764050010000 } from './migrations/1764050010000-count-likes-by-address';
import { AddPlannedMoment1764500000000 } from './migrations/1764500000000-add-planned-moment';
import { HoldImages1764600000000 } from './migrations/1764600000000-hold-images';
import { ArticleTagEntity } from '../search/article-tag.entity';
import { ArticleWordEntity } from '../search/article-word.entity';
import { SearchWordEntity } from '../search/search-word.entity';
import { CreateCategoryAlias1764700000000 } from './migrations/1764700000000-create-category-alias';
import { CreateSearchWords1764800000000 } from './migrations/1764800000000-create-search-words';
import { CreateOutbox1766112010000 } from './migrations/1766112010000-create-outbox';

/** Entities and migrations of the blog schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      ArticleEntity,
      ArticleDraftEntity,
      LikeAddressEntity,
      LikeEntity,
      ArticleSlugEntity,
      ArticleTagEntity,
      ArticleWordEntity,
      CategoryEntity,
      CommentEntity,
      CategoryAliasEntity,
      Media,
      MediaVariant,
      OutboxMessage,
      SearchWordEntity,
      ViewBatchEntity,
    ],
    migrations: [
      CreateBlog1764000000000,
      CountLikesByAddress1764050010000,
      AddPlannedMoment1764500000000,
      HoldImages1764600000000,
      CreateCategoryAlias1764700000000,
      CreateSearchWords1764800000000,
      CreateOutbox1766112010000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
