import { databaseOptions } from '@zaino/service/database-options';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Adoption } from './entities/adoption.entity';
import { BookEnrichment } from './entities/book-enrichment.entity';
import { BookVariant } from './entities/book-variant.entity';
import { Book } from './entities/book.entity';
import { ClassGroup } from './entities/class-group.entity';
import { Dataset } from './entities/dataset.entity';
import { Discipline } from './entities/discipline.entity';
import { SchoolList } from './entities/school-list.entity';
import { School } from './entities/school.entity';
import { SourceFile } from './entities/source-file.entity';
import { SpendingCap } from './entities/spending-cap.entity';
import { CreateSchoolsSchema1763640000000 } from './migrations/1763640000000-create-schools-schema';

/** Entities and migrations of the schools schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      Adoption,
      Book,
      BookEnrichment,
      BookVariant,
      ClassGroup,
      Dataset,
      Discipline,
      School,
      SchoolList,
      SourceFile,
      SpendingCap,
    ],
    migrations: [CreateSchoolsSchema1763640000000],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
