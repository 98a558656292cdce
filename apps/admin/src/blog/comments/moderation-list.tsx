import type { AdminComment } from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { Checkbox } from '@zaino/ui/tick';
import { Toast } from '@zaino/ui/toast';
import { failureWords } from '@zaino/web/failure-words';
import type { ReactNode } from 'react';
import { CommentRow } from './comment-row';
import css from './comments.module.css';
import { DeleteCommentsDialog } from './delete-comments-dialog';
import { moderationButtons } from './moderation-words';
import { useModeration } from './use-moderation';

interface ModerationListProps {
  comments: AdminComment[];
  /** In the place of a list without comments. */
  children: ReactNode;
}

/** Comments with what can be done with each, or with all that are ticked; what was done with the last is told too. */
export function ModerationList({ comments, children }: ModerationListProps) {
  const { chosen, choose, run, isSending, failure, deleting, setDeleting, done, hush } =
    useModeration(comments);
  const ids = comments.map(({ id }) => id);
  return (
    <>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      {comments.length === 0 && children}
      {comments.length > 0 && (
        <>
          <div role="group" aria-label="Commenti selezionati" className={css.bar}>
            <Checkbox
              checked={chosen.length === comments.length}
              onChange={({ currentTarget }) => choose(currentTarget.checked ? ids : [])}
            >
              Seleziona tutti
            </Checkbox>
            {moderationButtons.map(({ action, words }) => (
              <Button
                key={action}
                variant="outline"
                size="small"
                disabled={isSending || chosen.length === 0}
                onClick={() =>
                  action === 'delete' ? setDeleting(chosen) : void run(action, chosen)
                }
              >
                {words} {chosen.length > 0 && `(${chosen.length})`}
              </Button>
            ))}
          </div>
          <Sheet isEdgeToEdge>
            <ul className={css.rows}>
              {comments.map((comment) => (
                <CommentRow
                  key={comment.id}
                  comment={comment}
                  isChosen={chosen.includes(comment.id)}
                  isBusy={isSending}
                  onChoose={(isChosen) =>
                    choose(
                      isChosen ? [...chosen, comment.id] : chosen.filter((id) => id !== comment.id),
                    )
                  }
                  onAction={(action) =>
                    action === 'delete' ? setDeleting([comment.id]) : void run(action, [comment.id])
                  }
                />
              ))}
            </ul>
          </Sheet>
        </>
      )}
      {deleting.length > 0 && (
        <DeleteCommentsDialog
          count={deleting.length}
          isSending={isSending}
          onClose={() => setDeleting([])}
          onDelete={() => void run('delete', deleting)}
        />
      )}
      <Toast message={done} onClose={hush} />
    </>
  );
}
