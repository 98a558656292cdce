import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { RedisModule } from '@zaino/service/redis.module';
import { AdoptionsController } from './adoptions/adoptions.controller';
import { AdoptionsService } from './adoptions/adoptions.service';
import type { Config } from './config';
import { CoversController } from './covers/covers.controller';
import { CoversService } from './covers/covers.service';
import { dataSourceOptions } from './database/data-source';
import { SchoolDirectoryHolder } from './directory/school-directory-holder';
import { BookOffers } from './offers/book-offers';
import { OffersController } from './offers/offers.controller';
import { PlacesController } from './places/places.controller';
import { PlacesService } from './places/places.service';
import { SchoolsController } from './schools/schools.controller';
import { SchoolsService } from './schools/schools.service';

@Module({
  controllers: [
    AdoptionsController,
    CoversController,
    OffersController,
    PlacesController,
    SchoolsController,
  ],
  providers: [
    AdoptionsService,
    BookOffers,
    CoversService,
    SchoolDirectoryHolder,
    PlacesService,
    SchoolsService,
  ],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
      ],
    };
  }
}
