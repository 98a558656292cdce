import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { ShareImagesController } from './share-images.controller';
import { ShareImagesService } from './share-images.service';

/** What is shown with links to products. */
@Module({
  imports: [IndexModule],
  controllers: [ShareImagesController],
  providers: [ShareImagesService],
})
export class ShareImagesModule {}
