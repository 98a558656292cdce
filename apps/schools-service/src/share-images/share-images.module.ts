import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { ShareImagesController } from './share-images.controller';
import { ShareImagesService } from './share-images.service';

/** What is shown with links to the shop, its schools, their classes and books. */
@Module({
  imports: [DirectoryModule],
  controllers: [ShareImagesController],
  providers: [ShareImagesService],
})
export class ShareImagesModule {}
