import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData } from '@zaino/web/router';
import { ArticleImage } from '../article-image';
import { categorySteps } from '../article-list/article-list-meta';
import { blogPath, noFilters } from '../blog-filters';
import { ArticleContent } from './article-content';
import { ArticleMargin } from './article-margin';
import { categoryOf } from './article-meta';
import type { ArticleData, ShownArticle } from './article.api';
import css from './article-page.module.css';
import { bandImage } from './band-image';
import { CommentSection } from './comment-section';
import { MissingArticle } from './missing-article';
import { RelatedArticles } from './related-articles';
import { TableOfContents } from './table-of-contents';

/** One article (specification, point 2). */
export function ArticlePage() {
  const data = useLoaderData<ArticleData>();
  const { article, related, comments, failure } = data;
  if (!article) return <MissingArticle failure={failure} />;
  return (
    <Container className={css.page}>
      <Breadcrumbs
        crumbs={categorySteps(categoryOf(article)).map(({ name, path }) => ({
          text: name,
          to: path,
        }))}
      />
      <Sheet isEdgeToEdge className={css.sheet}>
        <article key={article.id} aria-labelledby="titolo">
          <ArticleImage article={article} shape="band" isEager {...bandImage} />
          <div className={css.lines}>
            <header className={css.head}>
              <h1 id="titolo" className={css.title}>
                {article.title}
              </h1>
              {article.excerpt && <p className={css.excerpt}>{article.excerpt}</p>}
            </header>
            <div className={css.body}>
              <ArticleMargin article={article} />
              <TableOfContents headings={article.headings} />
              <div className={css.text}>
                <ArticleContent key={article.content} html={article.content} />
                <Tags tags={article.tags} />
              </div>
            </div>
            <CommentSection articleId={article.id} comments={comments} failure={failure} />
          </div>
        </article>
      </Sheet>
      <RelatedArticles articles={related} />
    </Container>
  );
}

function Tags({ tags }: Pick<ShownArticle, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tag" className={css.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={blogPath({ ...noFilters, tag })} className={css.tag}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
