import { Module } from '@nestjs/common';
import { ShareImagesController } from './share-images.controller';
import { ShareImagesService } from './share-images.service';

/** What is shown with links to articles. */
@Module({ controllers: [ShareImagesController], providers: [ShareImagesService] })
export class ShareImagesModule {}
