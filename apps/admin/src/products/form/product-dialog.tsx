import { useQuery } from '@tanstack/react-query';
import type { AdminProduct } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Checkbox } from '@zaino/ui/tick';
import { useId, useState } from 'react';
import { LoadAgain } from './load-again';
import { ProductForm } from './product-form';
import css from './product-form.module.css';
import { openedProductQuery, type ProductChoices } from './product-form.api';
import { UnsavedQuestion } from '@zaino/ui/unsaved-question';
import { useProductForm } from './use-product-form';
import { useSaveKeys } from './use-save-keys';
import { useUnsavedGuard } from '@zaino/ui/use-unsaved-guard';

interface ProductDialogProps {
  /** Null for a new product. */
  productId: string | null;
  onClose: () => void;
  onSaved: (product: AdminProduct, changeId: string) => void;
}

/** The modal for a new product, or for changing one (specification, point 2). */
export function ProductDialog({ productId, onClose, onSaved }: ProductDialogProps) {
  const { data, isError, refetch } = useQuery(openedProductQuery(productId));
  const title = productId === null ? 'Nuovo Prodotto' : 'Modifica prodotto';
  if (data) return <OpenedProduct {...data} title={title} onClose={onClose} onSaved={onSaved} />;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {isError ? (
        <LoadAgain onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={6}>Caricamento...</LoadingRows>
      )}
    </Dialog>
  );
}

interface Loaded {
  product: AdminProduct | null;
  choices: ProductChoices;
}

interface OpenedProductProps extends Loaded, Pick<ProductDialogProps, 'onClose' | 'onSaved'> {
  title: string;
}

function OpenedProduct({ product, choices, title, onClose, onSaved }: OpenedProductProps) {
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const form = useProductForm(product, (saved) => onSaved(saved.product, saved.changeId));
  const { values, change, isDirty, submission } = form;
  const leaving = useUnsavedGuard(isDirty && !submission.isSending);

  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const stay = () => {
    setAsking(false);
    leaving?.reset();
  };
  const leave = () => {
    if (leaving) leaving.proceed();
    else onClose();
  };
  useSaveKeys(() => void form.save());

  return (
    <>
      <Dialog
        isOpen
        title={title}
        onClose={close}
        footer={
          <>
            <div className={css.switches}>
              <Checkbox
                checked={values.active}
                onChange={({ target }) => change({ active: target.checked })}
              >
                Attivo
              </Checkbox>
              <Checkbox
                checked={values.inVendita}
                onChange={({ target }) => change({ inVendita: target.checked })}
              >
                In vendita
              </Checkbox>
            </div>
            <Button variant="outline" onClick={close}>
              Annulla
            </Button>
            <Button type="submit" form={formId} disabled={submission.isSending}>
              {submission.isSending ? 'Salvataggio...' : 'Salva prodotto'}
            </Button>
          </>
        }
      >
        <ProductForm id={formId} form={form} choices={choices} />
      </Dialog>
      <UnsavedQuestion isOpen={isAsking || leaving !== null} onStay={stay} onLeave={leave} />
    </>
  );
}
