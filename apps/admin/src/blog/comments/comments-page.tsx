import { formatCount } from '@zaino/rules/format-count';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useLoaderData, useNavigation } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import { PageLinks } from '../../layout/page-links';
import { usePageQuery } from '../../queries';
import { type CommentFilters, commentsPath } from './comment-filters';
import { CommentStates } from './comment-states';
import { COMMENTS_OF_A_PAGE, commentsQuery } from './comments.api';
import listCss from '../../layout/list-page.module.css';
import { ModerationList } from './moderation-list';

/** What readers wrote, to be approved, hidden or deleted: nothing appears on the blog before somebody has read it. */
export function CommentsPage() {
  const filters = useLoaderData<CommentFilters>();
  const { value: queue, failure } = usePageQuery(commentsQuery(filters));
  const isLoading = useNavigation().state === 'loading';
  const article = filters.articleId === '' ? undefined : queue?.comments[0]?.article;
  return (
    <AdminPage title="Commenti" trail={[{ text: 'Blog', to: '/admin/blog' }]}>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {queue && (
        <div className={listCss.list} aria-busy={isLoading}>
          <CommentStates filters={filters} counts={queue.counts} />
          {article && (
            <p className={listCss.narrowed}>
              Solo quelli a <strong>{article.title}</strong>
            </p>
          )}
          <p role="status" className={listCss.count}>
            {queue.total === 1 ? '1 commento' : `${formatCount(queue.total)} commenti`}
          </p>
          <ModerationList key={JSON.stringify(filters)} comments={queue.comments}>
            <EmptyState>
              {filters.state === 'pending'
                ? 'Nessun commento da leggere.'
                : 'Nessun commento trovato.'}
            </EmptyState>
          </ModerationList>
          <PageLinks
            label="Pagine dei commenti"
            page={filters.page}
            last={Math.ceil(queue.total / COMMENTS_OF_A_PAGE)}
            pathOf={(page) => commentsPath({ ...filters, page })}
          />
        </div>
      )}
    </AdminPage>
  );
}
