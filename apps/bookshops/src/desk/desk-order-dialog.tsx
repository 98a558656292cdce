import { type DeskOrder, ordersErrorCodes } from '@zaino/contracts/orders';
import { OrderDialog } from '@zaino/order-commands/order-dialog';
import { sentAnswer } from '@zaino/web/sent-answer';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import type { ReactNode } from 'react';

export interface DeskOrderDialogProps {
  onClose: () => void;
  onDone: (after: DeskOrder) => void;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}

interface DeskOrderFormProps extends DeskOrderDialogProps {
  title: string;
  submit: string;
  send: (form: FormData) => Promise<DeskOrder>;
  children: (errors: FieldErrors) => ReactNode;
}

/** A form about an order that its answer replaces; what is refused is said at its field, what has moved is shown anew. */
export function DeskOrderDialog(props: DeskOrderFormProps) {
  const { title, submit, send: call, onClose, onDone, onStale, children } = props;
  const { isSending, failure, errors, send } = useSubmission();
  const onSubmit = async (form: FormData) => {
    const after = await sentAnswer(send, () => call(form));
    if (after) onDone(after);
  };
  return (
    <OrderDialog
      title={title}
      submit={submit}
      isSending={isSending}
      failure={Object.keys(errors).length === 0 ? failure : null}
      // Another conflict is about what was filled in.
      isStale={failure?.code === ordersErrorCodes.orderMoved}
      onSubmit={onSubmit}
      onClose={onClose}
      onStale={onStale}
    >
      {children(errors)}
    </OrderDialog>
  );
}
