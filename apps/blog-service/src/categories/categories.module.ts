import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller';
import { CategoriesService } from './categories.service';

/** Categories as admins rename and remove them. */
@Module({ controllers: [CategoriesController], providers: [CategoriesService] })
export class CategoriesModule {}
