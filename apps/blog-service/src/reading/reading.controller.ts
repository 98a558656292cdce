import { Controller } from '@nestjs/common';
import { blogEndpoints } from '@zaino/contracts/blog';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { OptionalAdmin, type SignedIn } from '@zaino/service/sessions/current-session';
import { AdminBlog } from './admin-blog';
import { questionOf } from './article-question';
import { BlogFeeds } from './feeds/blog-feeds';
import { PublicBlog } from './public-blog';

@Controller()
export class ReadingController {
  constructor(
    private readonly blog: PublicBlog,
    private readonly adminBlog: AdminBlog,
    private readonly feeds: BlogFeeds,
  ) {}

  @Route(blogEndpoints.articles)
  articles(
    @Input() query: QueryOf<typeof blogEndpoints.articles>,
    @OptionalAdmin() admin: SignedIn | null,
  ) {
    const question = questionOf(query);
    if (admin) return this.adminBlog.articles(question);
    // What everybody sees is published: there is one list, whether it is asked for so or not.
    if (query.status === undefined || query.status === 'published') {
      return this.blog.articles({ ...question, status: undefined });
    }
    throw new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
  }

  @Route(blogEndpoints.categories)
  categories(@OptionalAdmin() admin: SignedIn | null) {
    return admin ? this.adminBlog.categories() : this.blog.categories();
  }

  @Route(blogEndpoints.articleBySlug)
  articleBySlug(
    @Input() { slug }: QueryOf<typeof blogEndpoints.articleBySlug>,
    @OptionalAdmin() admin: SignedIn | null,
  ) {
    return admin ? this.adminBlog.article(slug) : this.blog.article(slug);
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
