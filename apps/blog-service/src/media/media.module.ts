import { type DynamicModule, Module } from '@nestjs/common';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { MediaModule } from '@zaino/service/media/media.module';
import { BlogImages } from './blog-images';
import { MediaController } from './media.controller';

/** The images of the blog; `BlogImages` for all its modules. */
@Module({})
export class BlogMediaModule {
  /** `cacheMb`: memory for images that were served lately. */
  static with({ cacheMb }: { cacheMb: number }): DynamicModule {
    const { path } = adminBlogEndpoints.uploadImage;
    return {
      module: BlogMediaModule,
      global: true,
      imports: [MediaModule.with({ path, controller: MediaController, cacheMb })],
      providers: [BlogImages],
      exports: [BlogImages],
    };
  }
}
