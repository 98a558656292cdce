import {
  type Order,
  orderApi,
  type OrderLine,
  withdrawalRequestSchema,
} from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { formText } from '@zaino/web/form-text';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { asBuyer } from '../../guest/guest';
import { isMoved, ShowMovedOrder } from '../moved-order';
import { type PiecesByLine, somePieces } from '../pieces/line-pieces';
import { readReturned } from './chosen-return';
import { LineChoice } from './line-choice';
import css from './withdrawal.module.css';

interface WithdrawalFormProps {
  order: Order;
  lines: readonly OrderLine[];
  /** Pieces that the address has chosen. */
  wishes: readonly string[];
  onClose: () => void;
  /** With the e-mail that the receipt goes to. */
  onDone: (order: Order, email: string) => void;
}

/** Name, order and e-mail, and which articles; "Conferma recesso" declares it. */
export function WithdrawalForm({ order, lines, wishes, onClose, onDone }: WithdrawalFormProps) {
  const submission = useSubmission();
  const { isSending, failure, errors, send, refuse } = submission;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wished] = useState(() => readReturned(wishes, lines));
  const [chosen, setChosen] = useState<readonly string[]>(
    lines.length === 1 ? lines.map(({ id }) => id) : wished.chosen,
  );
  const [pieces, setPieces] = useState<PiecesByLine>(wished.pieces);
  /** Fields that were changed since they were refused. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const errorOf = (name: string) => (mended.includes(name) ? undefined : errors[name]);
  const mend = (name: string) => setMended((last) => [...last, name]);
  const { contact } = order;
  useFocusAfterSending(form, submission);
  useEffect(() => heading.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMended([]);
    const fields = new FormData(event.currentTarget);
    const wanted = lines.filter(({ id }) => chosen.includes(id));
    const body = {
      name: formText(fields, 'name'),
      email: formText(fields, 'email'),
      lineIds: wanted.map(({ id }) => id),
      ...somePieces(wanted, pieces),
    };
    const found = validateForm(withdrawalRequestSchema, body);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    void send(async () => {
      const changed = await fetchJson(orderApi.withdraw, {
        params: { id: order.id },
        body,
        ...asBuyer(),
      });
      onDone(changed, body.email);
    });
  };

  return (
    <Sheet isEdgeToEdge className={css.sheet}>
      <form ref={form} noValidate className={css.form} onSubmit={submit} aria-labelledby="modulo">
        <h3 id="modulo" ref={heading} tabIndex={-1}>
          Recesso dal contratto
        </h3>
        <LineChoice
          lines={lines}
          family={order.children}
          chosen={chosen}
          onChoose={(ids) => {
            setChosen(ids);
            mend('lineIds');
          }}
          pieces={pieces}
          onPieces={setPieces}
          error={errorOf('lineIds')}
        />
        <TextField
          label="Nome e cognome"
          name="name"
          autoComplete="name"
          defaultValue={`${contact.firstName} ${contact.lastName}`}
          onChange={() => mend('name')}
          error={errorOf('name')}
        />
        <TextField label="Ordine" value={order.number} readOnly />
        <TextField
          label="E-mail"
          hint="Ti mandiamo subito la ricevuta a questo indirizzo."
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={contact.email}
          onChange={() => mend('email')}
          error={errorOf('email')}
        />
        {failure && Object.keys(errors).length === 0 && (
          <Notice tone="error">
            <strong>Recesso non registrato.</strong> {failureWords(failure)}
          </Notice>
        )}
        <div className={css.buttons}>
          {isMoved(failure) ? (
            <ShowMovedOrder onClose={onClose} />
          ) : (
            <Button type="submit" disabled={isSending}>
              Conferma recesso
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            Non recedere
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
