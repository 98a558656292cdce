import type { AdminArticle } from '@zaino/contracts/blog';
import { Dialog } from '@zaino/ui/dialog';
import { LoadingRows } from '@zaino/ui/loading-rows';

interface ArticleDialogProps {
  /** Null for a new article. */
  articleId: string | null;
  /** Also after the question about unsaved changes; the owner takes the dialog away. */
  onClose: () => void;
  /** The article as it is kept now; the owner takes the dialog away. */
  onSaved: (article: AdminArticle) => void;
}

/** The modal for a new article, or for changing one (specification, point 2). */
export function ArticleDialog({ articleId, onClose }: ArticleDialogProps) {
  return (
    <Dialog
      isOpen
      title={articleId === null ? 'Nuovo articolo' : 'Modifica articolo'}
      onClose={onClose}
    >
      <LoadingRows rows={6}>Caricamento...</LoadingRows>
    </Dialog>
  );
}
