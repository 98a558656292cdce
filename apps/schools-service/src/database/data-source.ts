import { databaseOptions } from '@zaino/service/database-options';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { AdoptionEntity } from '../dataset/adoption.entity';
import { BookEnrichmentEntity } from '../dataset/book-enrichment.entity';
import { BookVariantEntity } from '../import/book-variant.entity';
import { BookEntity } from '../dataset/book.entity';
import { ClassGroupEntity } from '../dataset/class-group.entity';
import { DatasetEntity } from '../dataset/dataset.entity';
import { DisciplineEntity } from '../dataset/discipline.entity';
import { SchoolListEntity } from '../dataset/school-list.entity';
import { SchoolEntity } from '../dataset/school.entity';
import { SourceFileEntity } from '../dataset/source-file.entity';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { DistributorEntity } from '../supply/distributor.entity';
import { SupplyFeedEntity } from '../supply/supply-feed.entity';
import { SupplyPartEntity } from '../supply/supply-part.entity';
import { SupplyRejectEntity } from '../supply/supply-reject.entity';
import { SupplyRowEntity } from '../supply/supply-row.entity';
import { CreateSchoolsSchema1763640000000 } from './migrations/1763640000000-create-schools-schema';
import { RenameIndexes1764000300000 } from './migrations/1764000300000-rename-indexes';
import { AddListMoment1764010000000 } from './migrations/1764010000000-add-list-moment';
import { CreateSupply1766400000000 } from './migrations/1766400000000-create-supply';

/** Entities and migrations of the schools schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      AdoptionEntity,
      BookEntity,
      BookEnrichmentEntity,
      BookVariantEntity,
      ClassGroupEntity,
      DatasetEntity,
      DisciplineEntity,
      SchoolEntity,
      SchoolListEntity,
      SourceFileEntity,
      SpendingCapEntity,
      DistributorEntity,
      SupplyFeedEntity,
      SupplyPartEntity,
      SupplyRejectEntity,
      SupplyRowEntity,
    ],
    migrations: [
      CreateSchoolsSchema1763640000000,
      RenameIndexes1764000300000,
      AddListMoment1764010000000,
      CreateSupply1766400000000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
