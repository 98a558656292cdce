import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { PlacesController } from './places.controller';
import { PlacesService } from './places.service';

@Module({
  imports: [DirectoryModule],
  controllers: [PlacesController],
  providers: [PlacesService],
})
export class PlacesModule {}
