import { Controller } from '@nestjs/common';
import { type AdminArticle, adminBlogEndpoints as endpoints } from '@zaino/contracts/blog';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { ArticleEntity } from './article.entity';
import { AdminArticlesService } from './admin-articles.service';
import { ArticlePreviewService } from './article-preview.service';
import { ArticleRemovalService } from './article-removal.service';
import { ArticleWriterService } from './article-writer.service';

const adminOf = ({ session }: SignedIn) => session.user.uid;

@Controller()
export class ArticlesController {
  constructor(
    private readonly articles: AdminArticlesService,
    private readonly writer: ArticleWriterService,
    private readonly removal: ArticleRemovalService,
    private readonly previews: ArticlePreviewService,
  ) {}

  @Route(endpoints.create)
  async create(
    @CurrentSession() who: SignedIn,
    @Input('body') { draftKey, ...form }: BodyOf<typeof endpoints.create>,
  ) {
    const draft = draftKey === undefined ? null : { adminId: adminOf(who), key: draftKey };
    return this.written(await this.writer.create({ form, draft }));
  }

  @Route(endpoints.update)
  async update(
    @CurrentSession() who: SignedIn,
    @Input() { articleId }: QueryOf<typeof endpoints.update>,
    @Input('body') { version, ...form }: BodyOf<typeof endpoints.update>,
  ) {
    const id = Number(articleId);
    const draft = { adminId: adminOf(who), key: articleId };
    return this.written(await this.writer.update({ id, form, version, draft }));
  }

  @Route(endpoints.remove)
  async remove(@Input() { articleId }: QueryOf<typeof endpoints.remove>) {
    await this.removal.remove(Number(articleId));
    return { success: true } as const;
  }

  @Route(endpoints.restore)
  async restore(@Input() { articleId }: QueryOf<typeof endpoints.restore>) {
    const id = Number(articleId);
    await this.removal.restore(id);
    return this.answer(id);
  }

  @Route(endpoints.article)
  article(@Input('params') { id }: ParamsOf<typeof endpoints.article>) {
    return this.answer(Number(id));
  }

  @Route(endpoints.preview)
  async preview(@Input('body') fields: BodyOf<typeof endpoints.preview>) {
    return { success: true as const, article: await this.previews.show(fields) };
  }

  private async written(row: ArticleEntity): Promise<{ success: true; article: AdminArticle }> {
    return { success: true as const, article: await this.articles.show(row) };
  }

  private async answer(id: number): Promise<{ success: true; article: AdminArticle }> {
    return { success: true as const, article: await this.articles.read(id) };
  }
}
