import { LoadedDialog } from '../layout/loaded-dialog';
import { ReturnFocus } from '../layout/return-focus';
import { DeleteDialog } from './delete-dialog';
import type { BlogPageState } from './use-blog-page';

const loadArticleDialog = async () =>
  (await import(/* webpackChunkName: 'article-dialog' */ './form/article-dialog')).ArticleDialog;

interface BlogDialogsProps {
  page: BlogPageState;
  /** Where the focus goes when what had it is gone. */
  otherwise: () => void;
}

/** Whatever lies over the page; the focus comes back to where it was. */
export function BlogDialogs({ page, otherwise }: BlogDialogsProps) {
  const { open } = page;
  if (open === null) return null;
  const close = () => page.setOpen(null);
  return (
    <ReturnFocus key={open.kind} otherwise={otherwise}>
      {open.kind === 'delete' ? (
        <DeleteDialog
          article={open.article}
          onClose={close}
          onDeleted={() => page.deleted(open.article)}
        />
      ) : (
        <LoadedDialog
          load={loadArticleDialog}
          title={open.articleId === null ? 'Nuovo articolo' : 'Modifica articolo'}
          onClose={close}
          dialog={{ articleId: open.articleId, onClose: close, onSaved: page.saved }}
        />
      )}
    </ReturnFocus>
  );
}
