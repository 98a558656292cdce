import { databaseOptions } from '@zaino/service/database-options';
import { DayCountEntity } from '@zaino/service/day-counts/day-count.entity';
import { Media, MediaVariant } from '@zaino/service/media/media.entity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { AdoptionEntity } from '../dataset/adoption.entity';
import { BookFetchEntity } from '../book-fetcher/book-fetch.entity';
import { BookDetailsEntity, DetailsRevisionEntity } from '../dataset/book-details.entity';
import { BookEnrichmentEntity } from '../dataset/book-enrichment.entity';
import { BookEntity } from '../dataset/book.entity';
import { BookSchoolBuildEntity, BookSchoolEntity } from '../dataset/book-school.entity';
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
import { ImportChangeEntity } from '../differences/import-change.entity';
import { ImportPlaceEntity } from '../differences/import-place.entity';
import {
  EnrichmentChangeEntity,
  EnrichmentChangeItemEntity,
} from '../enrichment/enrichment-change.entity';
import { BookVariantEntity } from '../import/book-variant.entity';
import { ImportPartEntity } from '../import/import-part.entity';
import { ImportPriceEntity } from '../import/import-price.entity';
import { ImportRejectEntity } from '../import/import-reject.entity';
import { ImportRunEntity } from '../import/import-run.entity';
import { ImportSchoolEntity } from '../import/import-school.entity';
import { ImportSourceEntity } from '../import/import-source.entity';
import { ImportUploadEntity } from '../import/import-upload.entity';
import { QualityBookEntity } from '../quality/quality-book.entity';
import { QualityBuildEntity } from '../quality/quality-build.entity';
import { QualityClassEntity } from '../quality/quality-class.entity';
import { QualitySchoolEntity } from '../quality/quality-school.entity';
import { CreateSchoolsSchema1763640000000 } from './migrations/1763640000000-create-schools-schema';
import { RenameIndexes1764000300000 } from './migrations/1764000300000-rename-indexes';
import { AddListMoment1764010000000 } from './migrations/1764010000000-add-list-moment';
import { CreateSupply1766400000000 } from './migrations/1766400000000-create-supply';
import { CreateBookDesk1766500000000 } from './migrations/1766500000000-create-book-desk';
import { CreateOutbox1766500010000 } from './migrations/1766500010000-create-outbox';
import { CreateBookFetch1766500020000 } from './migrations/1766500020000-create-book-fetch';
import { AddImportRuns1766600000000 } from './migrations/1766600000000-add-import-runs';
import { KeepOutdatedSchools1766600100000 } from './migrations/1766600100000-keep-outdated-schools';
import { AddImportChanges1766600200000 } from './migrations/1766600200000-add-import-changes';
import { CountQuality1766600300000 } from './migrations/1766600300000-count-quality';
import { CreateDayCount1766800020000 } from './migrations/1766800020000-create-day-count';

/** Entities and migrations of the schools schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      AdoptionEntity,
      BookDetailsEntity,
      BookEntity,
      BookEnrichmentEntity,
      BookFetchEntity,
      BookSchoolBuildEntity,
      BookSchoolEntity,
      BookVariantEntity,
      ClassGroupEntity,
      DatasetEntity,
      DayCountEntity,
      DetailsRevisionEntity,
      DisciplineEntity,
      EnrichmentChangeEntity,
      EnrichmentChangeItemEntity,
      ImportChangeEntity,
      ImportPartEntity,
      ImportPlaceEntity,
      ImportPriceEntity,
      ImportRejectEntity,
      ImportRunEntity,
      ImportSchoolEntity,
      ImportSourceEntity,
      ImportUploadEntity,
      Media,
      MediaVariant,
      OutboxMessage,
      QualityBookEntity,
      QualityBuildEntity,
      QualityClassEntity,
      QualitySchoolEntity,
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
      CreateBookDesk1766500000000,
      CreateOutbox1766500010000,
      CreateBookFetch1766500020000,
      AddImportRuns1766600000000,
      KeepOutdatedSchools1766600100000,
      AddImportChanges1766600200000,
      CountQuality1766600300000,
      CreateDayCount1766800020000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
