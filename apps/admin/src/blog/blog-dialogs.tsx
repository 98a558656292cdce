import { ReturnFocus } from '@zaino/ui/return-focus';
import { LoadedDialog } from '../layout/loaded-dialog';
import { DeleteDialog } from './delete-dialog';
import type { BlogPageState } from './use-blog-page';

const loadArticleDialog = async () =>
  (await import(/* webpackChunkName: 'article-dialog' */ './form/article-dialog')).ArticleDialog;

const loadCategoriesDialog = async () =>
  (await import(/* webpackChunkName: 'categories-dialog' */ './categories/categories-dialog'))
    .CategoriesDialog;

interface BlogDialogsProps {
  page: BlogPageState;
  /** Where the focus goes when what had it is gone. */
  otherwise: () => void;
}

/** Whatever lies over the page; the focus comes back to where it was. */
export function BlogDialogs({ page, otherwise }: BlogDialogsProps) {
  const { open } = page;
  if (open === null) return null;
  return (
    <ReturnFocus key={open.kind} otherwise={otherwise}>
      <OpenDialog page={page} open={open} />
    </ReturnFocus>
  );
}

interface OpenDialogProps {
  page: BlogPageState;
  open: NonNullable<BlogPageState['open']>;
}

function OpenDialog({ page, open }: OpenDialogProps) {
  const onClose = () => page.setOpen(null);
  switch (open.kind) {
    case 'delete': {
      const { article } = open;
      return (
        <DeleteDialog article={article} onClose={onClose} onDeleted={() => page.deleted(article)} />
      );
    }
    case 'categories':
      return (
        <LoadedDialog
          load={loadCategoriesDialog}
          title="Categorie"
          onClose={onClose}
          dialog={{ onClose, onChanged: page.categoryChanged }}
        />
      );
    case 'form':
      return (
        <LoadedDialog
          load={loadArticleDialog}
          title={open.articleId === null ? 'Nuovo articolo' : 'Modifica articolo'}
          onClose={onClose}
          dialog={{ articleId: open.articleId, onClose, onSaved: page.saved }}
        />
      );
  }
}
