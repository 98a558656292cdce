import { DayCountEntity } from '@zaino/service/day-counts/day-count.entity';
import { databaseOptions } from '@zaino/service/database-options';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { PageViewEntity } from '../page-views/page-view.entity';
import { ReleaseVisitsEntity } from '../release-health/release-visits.entity';
import { CreatePageView1764020000000 } from './migrations/1764020000000-create-page-view';
import { IndexPageViews1766800040000 } from './migrations/1766800040000-index-page-views';
import { CreateReleaseVisits1795809600000 } from './migrations/1795809600000-create-release-visits';
import { AddServerRenders1795817000000 } from './migrations/1795817000000-add-server-renders';
import { CreateDayCount1795866500000 } from './migrations/1795866500000-create-day-count';

/** Entities and migrations of the analytics schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [DayCountEntity, PageViewEntity, ReleaseVisitsEntity],
    migrations: [
      CreatePageView1764020000000,
      IndexPageViews1766800040000,
      CreateReleaseVisits1795809600000,
      AddServerRenders1795817000000,
      CreateDayCount1795866500000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
