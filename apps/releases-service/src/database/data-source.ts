import { databaseOptions } from '@zaino/service/database-options';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { ReleaseActEntity } from '../acts/release-act.entity';
import { AppBudgetEntity } from '../budgets/app-budget.entity';
import { CanaryEntity } from '../live-document/canary.entity';
import { LiveAppEntity, LiveStepEntity } from '../live-document/live-app.entity';
import { LiveDocumentEntity, LiveWritingEntity } from '../live-document/live-document.entity';
import { PreviewEntity } from '../live-document/preview.entity';
import { OutsideAppEntity } from '../own-paths/outside-app.entity';
import { TeamEntity } from '../teams/team.entity';
import { ReleaseVersionEntity } from '../versions/release-version.entity';
import { VersionNumberEntity } from '../versions/version-number.entity';
import { CreateReleases1795805938347 } from './migrations/1795805938347-create-releases';
import { KeepBudgets1795817000000 } from './migrations/1795817000000-keep-budgets';
import { AddLocalRemotes1795818037000 } from './migrations/1795818037000-add-local-remotes';
import { AddOutsideApps1795818279537 } from './migrations/1795818279537-add-outside-apps';

/** Entities and migrations of the releases schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      AppBudgetEntity,
      CanaryEntity,
      LiveAppEntity,
      LiveDocumentEntity,
      LiveStepEntity,
      LiveWritingEntity,
      OutboxMessage,
      OutsideAppEntity,
      PreviewEntity,
      ReleaseActEntity,
      ReleaseVersionEntity,
      TeamEntity,
      VersionNumberEntity,
    ],
    migrations: [
      CreateReleases1795805938347,
      KeepBudgets1795817000000,
      AddLocalRemotes1795818037000,
      AddOutsideApps1795818279537,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
