import { adminBlogApi, type ListedArticle } from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';

interface DeleteDialogProps {
  article: ListedArticle;
  onClose: () => void;
  onDeleted: () => void;
}

/** The question of the specification (point 2). */
export function DeleteDialog({ article, onClose, onDeleted }: DeleteDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const remove = async () => {
    const query = { articleId: article.id };
    const isGone = await send(() => fetchJson(adminBlogApi.remove, { query }));
    if (isGone) onDeleted();
  };
  return (
    <Dialog
      isOpen
      title="Elimina articolo"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Annulla
          </Button>
          <Button disabled={isSending} onClick={() => void remove()}>
            Elimina
          </Button>
        </>
      }
    >
      <p>Sei sicuro di voler eliminare questo articolo?</p>
      <p>
        <strong>{article.title}</strong>
      </p>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
    </Dialog>
  );
}
