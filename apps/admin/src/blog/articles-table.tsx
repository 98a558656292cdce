import type { ListedArticle } from '@zaino/contracts/blog';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { Table } from '@zaino/ui/table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { dayOf, moment } from '../layout/moment-words';
import css from './blog-page.module.css';
import listCss from '../layout/list-page.module.css';
import { articleStateWords } from './state-words';

interface ArticlesTableProps {
  articles: ListedArticle[];
  onEdit: (article: ListedArticle) => void;
  onDelete: (article: ListedArticle) => void;
}

const figure = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });

/** One row an article, with its two commands (specification, point 2). */
export function ArticlesTable({ articles, ...commands }: ArticlesTableProps) {
  return (
    <Table caption="Articoli del blog">
      <thead>
        <tr>
          <th scope="col">Titolo</th>
          <th scope="col">Autore</th>
          <th scope="col">Data</th>
          <th scope="col">Stato</th>
          <th scope="col" data-figures>
            Visite
          </th>
          <th scope="col" data-figures>
            Mi piace
          </th>
          <th scope="col" data-figures>
            Commenti
          </th>
          <th scope="col" className={css.commandsCell}>
            <VisuallyHidden>Comandi</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} {...commands} />
        ))}
      </tbody>
    </Table>
  );
}

interface ArticleRowProps extends Omit<ArticlesTableProps, 'articles'> {
  article: ListedArticle;
}

function ArticleRow({ article, onEdit, onDelete }: ArticleRowProps) {
  const { title, preview, author, category, status } = article;
  return (
    <tr>
      <th scope="row" className={css.title}>
        <Title article={article} />
        {preview !== '' && <span className={listCss.small}>{preview}</span>}
      </th>
      <td>
        {author}
        {category !== '' && <span className={listCss.small}>{category}</span>}
      </td>
      <td className={css.date}>
        <ArticleDate article={article} />
      </td>
      <td>
        <Badge kind={status === 'published' ? 'enriched' : 'plain'}>
          {articleStateWords[status]}
        </Badge>
      </td>
      <td data-figures>{figure(article.views)}</td>
      <td data-figures>{figure(article.likes)}</td>
      <td data-figures>
        <Link to={`/admin/blog/comments?articolo=${article.id}`}>
          {figure(article.commentsCount)}
          <VisuallyHidden> commenti a {title}</VisuallyHidden>
        </Link>
      </td>
      <td className={css.commandsCell}>
        <div className={css.commands}>
          <Button variant="outline" size="small" onClick={() => onEdit(article)}>
            Modifica<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button variant="text" size="small" onClick={() => onDelete(article)}>
            Elimina<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** Leads to the public page of what the public sees. */
function Title({ article: { title, slug, status } }: { article: ListedArticle }) {
  if (status !== 'published') return title;
  return (
    <a href={`/blog/${slug}`} target="_blank" rel="noopener">
      {title}
      <VisuallyHidden> (si apre in un’altra scheda)</VisuallyHidden>
    </a>
  );
}

function ArticleDate({ article }: { article: ListedArticle }) {
  const { status, publishedAt, plannedAt, updatedAt } = article;
  if (plannedAt) {
    return (
      <>
        {moment(plannedAt)}
        <span className={listCss.small}>data prevista</span>
      </>
    );
  }
  if (publishedAt === null) {
    return (
      <>
        {dayOf(updatedAt)}
        <span className={listCss.small}>ultima modifica</span>
      </>
    );
  }
  return status === 'scheduled' ? moment(publishedAt) : dayOf(publishedAt);
}
