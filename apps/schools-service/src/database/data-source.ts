import { databaseOptions } from '@zaino/service/database-options';
import { DayCountEntity } from '@zaino/service/day-counts/day-count.entity';
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
import { CreateSchoolsSchema1763640000000 } from './migrations/1763640000000-create-schools-schema';
import { RenameIndexes1764000300000 } from './migrations/1764000300000-rename-indexes';
import { AddListMoment1764010000000 } from './migrations/1764010000000-add-list-moment';
import { CreateDayCount1766800020000 } from './migrations/1766800020000-create-day-count';

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
      DayCountEntity,
      DisciplineEntity,
      SchoolEntity,
      SchoolListEntity,
      SourceFileEntity,
      SpendingCapEntity,
    ],
    migrations: [
      CreateSchoolsSchema1763640000000,
      RenameIndexes1764000300000,
      AddListMoment1764010000000,
      CreateDayCount1766800020000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
