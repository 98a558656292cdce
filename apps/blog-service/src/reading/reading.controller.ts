import { Controller } from '@nestjs/common';
import { blogEndpoints } from '@zaino/contracts/blog';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { OptionalAdmin, type SignedIn } from '@zaino/service/sessions/current-session';
import { AdminBlogService } from './admin-blog.service';
import { BlogFeedsService } from './feeds/blog-feeds.service';
import { PublicBlogService } from './public-blog.service';

@Controller()
export class ReadingController {
  constructor(
    private readonly blog: PublicBlogService,
    private readonly adminBlog: AdminBlogService,
    private readonly feeds: BlogFeedsService,
  ) {}

  @Route(blogEndpoints.articles)
  articles(
    @Input() query: QueryOf<typeof blogEndpoints.articles>,
    @OptionalAdmin('blog') admin: SignedIn | null,
  ) {
    return admin ? this.adminBlog.articles(query) : this.blog.articles(query);
  }

  @Route(blogEndpoints.categories)
  categories(@OptionalAdmin('blog') admin: SignedIn | null) {
    return admin ? this.adminBlog.categories() : this.blog.categories();
  }

  @Route(blogEndpoints.articleBySlug)
  articleBySlug(
    @Input() { slug }: QueryOf<typeof blogEndpoints.articleBySlug>,
    @OptionalAdmin('blog') admin: SignedIn | null,
  ) {
    return admin ? this.adminBlog.article(slug) : this.blog.article(slug);
  }

  @Route(blogEndpoints.siteSearch)
  siteSearch(@Input() question: QueryOf<typeof blogEndpoints.siteSearch>) {
    return this.blog.siteSearch(question);
  }

  @Route(blogEndpoints.rss)
  rss() {
    return this.feeds.rss();
  }

  @Route(blogEndpoints.atom)
  atom() {
    return this.feeds.atom();
  }
}
