import type { ListedArticle } from '@zaino/contracts/blog';
import { formatCount } from '@zaino/rules/format-count';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
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

/** What is read of an article. */
const columns: TableColumns<ListedArticle> = [
  {
    head: 'Titolo',
    className: css.title,
    cell: (article) => (
      <>
        <Title article={article} />
        {article.preview !== '' && <span className={listCss.small}>{article.preview}</span>}
      </>
    ),
  },
  {
    head: 'Autore',
    className: css.author,
    cell: ({ author, category }) => (
      <>
        {author}
        {category !== '' && <span className={listCss.small}>{category}</span>}
      </>
    ),
  },
  { head: 'Data', className: css.date, cell: (article) => <ArticleDate article={article} /> },
  {
    head: 'Stato',
    cell: ({ status }) => (
      <Badge kind={status === 'published' ? 'enriched' : 'plain'}>
        {articleStateWords[status]}
      </Badge>
    ),
  },
  { head: 'Visite', isFigures: true, cell: ({ views }) => formatCount(views) },
  { head: 'Mi piace', isFigures: true, cell: ({ likes }) => formatCount(likes) },
  {
    head: 'Commenti',
    isFigures: true,
    cell: ({ id, title, commentsCount }) => (
      <Link to={`/admin/blog/comments?articolo=${id}`}>
        {formatCount(commentsCount)}
        <VisuallyHidden> commenti a {title}</VisuallyHidden>
      </Link>
    ),
  },
];

/** One row an article, with its two commands (specification, point 2). */
export function ArticlesTable({ articles, onEdit, onDelete }: ArticlesTableProps) {
  return (
    <RowsTable
      caption="Articoli del blog"
      columns={[
        ...columns,
        {
          head: 'Comandi',
          className: css.commandsCell,
          cell: (article) => (
            <div className={css.commands}>
              <Button variant="outline" size="small" onClick={() => onEdit(article)}>
                Modifica<VisuallyHidden> {article.title}</VisuallyHidden>
              </Button>
              <Button variant="text" size="small" onClick={() => onDelete(article)}>
                Elimina<VisuallyHidden> {article.title}</VisuallyHidden>
              </Button>
            </div>
          ),
        },
      ]}
      rows={articles}
      keyOf={({ id }) => id}
      isStacked
    />
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
