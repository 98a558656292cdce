import { Module } from '@nestjs/common';
import { ListedClassesController } from './listed-classes.controller';
import { ListedClassesService } from './listed-classes.service';

/** Which classes have a list, for the service that knows whose they are. */
@Module({ controllers: [ListedClassesController], providers: [ListedClassesService] })
export class NewListsModule {}
