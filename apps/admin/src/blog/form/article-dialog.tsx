import { useQuery } from '@tanstack/react-query';
import type { AdminArticle, ArticleDraft } from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { useState } from 'react';
import { LoadAgain } from '../../products/form/load-again';
import { openedArticleQuery } from './article-form.api';
import { DraftOffer } from './draft-offer';
import { mayEdit } from './editor/safe-fragment';
import { OpenedArticle } from './opened-article';

interface ArticleDialogProps {
  /** Null for a new article. */
  articleId: string | null;
  /** Also after the question about unsaved changes; the owner takes the dialog away. */
  onClose: () => void;
  /** The article as it is kept now; the owner takes the dialog away. */
  onSaved: (article: AdminArticle) => void;
}

/** The modal for a new article, or for changing one (specification, point 2). */
export function ArticleDialog({ articleId, onClose, onSaved }: ArticleDialogProps) {
  const { data, status, refetch } = useQuery(openedArticleQuery(articleId));
  // Undefined until it was asked; null where there is none, or it is not wanted.
  const [chosen, setChosen] = useState<ArticleDraft | null | undefined>();
  const [newKey] = useState(() => `new-${crypto.randomUUID()}`);
  const title = articleId === null ? 'Nuovo articolo' : 'Modifica articolo';

  if (!data || !mayEdit()) {
    return (
      <NotYet title={title} status={status} onRetry={() => void refetch()} onClose={onClose} />
    );
  }
  const { article, categories, drafts } = data;
  if (chosen === undefined && drafts.length > 0) {
    return (
      <DraftOffer
        title={title}
        drafts={drafts}
        isNew={articleId === null}
        onResume={setChosen}
        onBegin={() => setChosen(null)}
        onClose={onClose}
      />
    );
  }
  const draft = chosen ?? null;
  return (
    <OpenedArticle
      title={title}
      written={{ article, draft, draftKey: draft?.key ?? articleId ?? newKey }}
      categories={categories}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

interface NotYetProps {
  title: string;
  status: 'pending' | 'error' | 'success';
  onRetry: () => void;
  onClose: () => void;
}

/** In the place of the form until it can be filled in. */
function NotYet({ title, status, onRetry, onClose }: NotYetProps) {
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {!mayEdit() && (
        // Whoever came from a page of the shop is still under the policy of that page.
        <Notice action={<Button onClick={() => location.reload()}>Ricarica la pagina</Button>}>
          <p>Per scrivere articoli la pagina va ricaricata.</p>
        </Notice>
      )}
      {status === 'error' && <LoadAgain onRetry={onRetry} />}
      {status === 'pending' && <LoadingRows rows={6}>Caricamento...</LoadingRows>}
    </Dialog>
  );
}
