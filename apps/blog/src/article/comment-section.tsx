import type { BlogComment } from '@zaino/contracts/blog';
import { Notice } from '@zaino/ui/notice';
import { Button } from '@zaino/ui/button';
import type { Failure } from '@zaino/web/outcome';
import { useRevalidator } from '@zaino/web/router';
import { dayWords } from '../article-words';
import page from './article-page.module.css';
import { CommentForm } from './comment-form';
import css from './comment-section.module.css';

interface CommentSectionProps {
  articleId: string;
  comments: BlogComment[] | null;
  /** Why there are none. */
  failure: Failure | null;
}

/** What others say of an article, and the form to say something. */
export function CommentSection({ articleId, comments }: CommentSectionProps) {
  return (
    <section aria-labelledby="commenti" className={page.comments}>
      <h2 id="commenti" className={css.heading}>
        {comments ? `Commenti (${comments.length})` : 'Commenti'}
      </h2>
      {comments ? <Comments comments={comments} /> : <CommentsMissing />}
      <CommentForm articleId={articleId} />
    </section>
  );
}

function Comments({ comments }: { comments: BlogComment[] }) {
  if (comments.length === 0)
    return <p className={css.none}>Ancora nessun commento: il primo può essere il tuo.</p>;
  return (
    <ul className={css.list}>
      {comments.map(({ id, name, content, createdAt }) => (
        <li key={id} className={css.comment}>
          <p className={css.who}>
            <strong className={css.name}>{name}</strong>{' '}
            <time dateTime={createdAt}>{dayWords(createdAt)}</time>
          </p>
          <p className={css.words}>{content}</p>
        </li>
      ))}
    </ul>
  );
}

function CommentsMissing() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="error"
      className={css.missing}
      action={
        <Button
          variant="outline"
          size="small"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          Riprova
        </Button>
      }
    >
      <strong>Servizio momentaneamente non disponibile.</strong> I commenti non si possono leggere
      ora.
    </Notice>
  );
}
