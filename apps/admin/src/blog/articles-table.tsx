import type { ListedArticle } from '@zaino/contracts/blog';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { RowsTable } from '@zaino/ui/rows-table';
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
    <RowsTable
      caption="Articoli del blog"
      columns={[
        { head: 'Titolo', cell: (article) => <Title article={article} /> },
        { head: 'Autore', cell: (article) => <Author article={article} /> },
        { head: 'Data', cell: (article) => <ArticleDate article={article} /> },
        { head: 'Stato', cell: (article) => <State article={article} /> },
        { head: 'Visite', isFigures: true, cell: ({ views }) => figure(views) },
        { head: 'Mi piace', isFigures: true, cell: ({ likes }) => figure(likes) },
        {
          head: 'Commenti',
          isFigures: true,
          cell: (article) => <Comments article={article} />,
        },
        { head: 'Comandi', cell: (article) => <Commands article={article} {...commands} /> },
      ]}
      rows={articles}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}

interface CellProps {
  article: ListedArticle;
}

function Title({ article }: CellProps) {
  const { preview } = article;
  return (
    <div className={css.title}>
      <PublicTitle article={article} />
      {preview !== '' && <span className={listCss.small}>{preview}</span>}
    </div>
  );
}

function Author({ article: { author, category } }: CellProps) {
  return (
    <>
      {author}
      {category !== '' && <span className={listCss.small}>{category}</span>}
    </>
  );
}

function State({ article: { status } }: CellProps) {
  return (
    <Badge kind={status === 'published' ? 'enriched' : 'plain'}>{articleStateWords[status]}</Badge>
  );
}

function Comments({ article: { id, title, commentsCount } }: CellProps) {
  return (
    <Link to={`/admin/blog/comments?articolo=${id}`}>
      {figure(commentsCount)}
      <VisuallyHidden> commenti a {title}</VisuallyHidden>
    </Link>
  );
}

type CommandsProps = CellProps & Pick<ArticlesTableProps, 'onEdit' | 'onDelete'>;

function Commands({ article, onEdit, onDelete }: CommandsProps) {
  const { title } = article;
  return (
    <div className={css.commands}>
      <Button variant="outline" size="small" onClick={() => onEdit(article)}>
        Modifica<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      <Button variant="text" size="small" onClick={() => onDelete(article)}>
        Elimina<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Leads to the public page of what the public sees. */
function PublicTitle({ article: { title, slug, status } }: CellProps) {
  if (status !== 'published') return title;
  return (
    <a href={`/blog/${slug}`} target="_blank" rel="noopener">
      {title}
      <VisuallyHidden> (si apre in un’altra scheda)</VisuallyHidden>
    </a>
  );
}

function ArticleDate({ article }: CellProps) {
  return (
    <span className={css.date}>
      <DayOfArticle article={article} />
    </span>
  );
}

function DayOfArticle({ article }: CellProps) {
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
