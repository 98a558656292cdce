import { Controller } from '@nestjs/common';
import { adminBlogEndpoints as endpoints } from '@zaino/contracts/blog';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CategoriesService } from './categories.service';

@Controller()
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Route(endpoints.adminCategories)
  async list() {
    return { success: true as const, categories: await this.categories.list() };
  }

  @Route(endpoints.renameCategory)
  async rename(
    @Input('params') { id }: ParamsOf<typeof endpoints.renameCategory>,
    @Input('body') { name }: BodyOf<typeof endpoints.renameCategory>,
  ) {
    return { success: true as const, category: await this.categories.rename(id, name) };
  }

  @Route(endpoints.removeCategory)
  async remove(@Input('params') { id }: ParamsOf<typeof endpoints.removeCategory>) {
    await this.categories.remove(id);
    return { success: true } as const;
  }
}
