import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { FormDialog } from '@zaino/ui/form-dialog';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import css from './differences.module.css';
import { countFamilies, tellFamilies } from './tell-families.api';

interface Counted {
  orders: number;
  lines: number;
}

/** Who has bought what is off the lists now is counted, and written to on purpose. */
export function TellFamilies({ id }: { id: string }) {
  const { isSending, failure, send } = useSubmission();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const isCounting = isSending && !isAsking;
  const count = () => {
    setSaid(null);
    return send(async () => setCounted(await countFamilies(id)));
  };
  return (
    <Sheet isEdgeToEdge>
      <section className={css.tell} aria-labelledby="avvisa-famiglie">
        <h2 id="avvisa-famiglie">Famiglie che hanno comprato un libro tolto</h2>
        <p>
          Ricevono un’e-mail che dice quale libro non è più nella lista e come annullarlo o
          restituirlo, una volta sola per ogni libro. Valgono gli ordini di quest’anno scolastico.
        </p>
        <p role="status" className={css.count}>
          {said ?? (counted && countWords(counted))}
        </p>
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
        <div className={css.buttons}>
          <Button variant="outline" disabled={isCounting} onClick={() => void count()}>
            {isCounting ? 'Conto gli ordini...' : 'Conta le famiglie da avvisare'}
          </Button>
          {counted && counted.orders > 0 && (
            <Button onClick={() => setAsking(true)}>
              {`Avvisa ${familiesWords(counted.orders)}`}
            </Button>
          )}
        </div>
      </section>
      {isAsking && counted && (
        <TellDialog
          id={id}
          counted={counted}
          onClose={() => setAsking(false)}
          onTold={() => {
            setAsking(false);
            setCounted(null);
            setSaid(`Le e-mail a ${familiesWords(counted.orders)} partono adesso.`);
          }}
        />
      )}
    </Sheet>
  );
}

interface TellDialogProps {
  id: string;
  counted: Counted;
  onClose: () => void;
  onTold: () => void;
}

function TellDialog({ id, counted, onClose, onTold }: TellDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const families = familiesWords(counted.orders);
  const submit = async () => {
    if (await send(() => tellFamilies(id, counted.orders))) onTold();
  };
  return (
    <FormDialog
      title={`Avvisa ${families}`}
      submit={`Scrivi a ${families}`}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{countWords(counted)}</p>
      <p>Un’e-mail partita non si può richiamare: prima controlla che l’importazione sia giusta.</p>
    </FormDialog>
  );
}

const familiesWords = (orders: number) =>
  orders === 1 ? '1 famiglia' : `${formatCount(orders)} famiglie`;

function countWords({ orders, lines }: Counted): string {
  if (orders === 0) {
    return 'Nessuno da avvisare: nessun ordine ha libri tolti, o è già stato scritto.';
  }
  const books = lines === 1 ? '1 libro' : `${formatCount(lines)} libri`;
  const inOrders = orders === 1 ? 'in 1 ordine' : `in ${formatCount(orders)} ordini`;
  return `${books} ${inOrders}.`;
}
