import type { Order } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { downloadDocument } from './order.api';
import css from './order-desk.module.css';

/** What the family has, or can have, on paper. */
export function OrderDocuments({ order }: { order: Order }) {
  const { isSending, failure, send } = useSubmission();
  return (
    <section className={css.part}>
      <h2>Documenti</h2>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <Sheet isEdgeToEdge>
        {order.documents.length === 0 ? (
          <p className={css.none}>Non ci sono ancora documenti.</p>
        ) : (
          <ul className={css.events}>
            {order.documents.map((document) => (
              <li key={document.kind} className={css.document}>
                <span>{document.title}</span>
                <Button
                  variant="outline"
                  size="small"
                  disabled={isSending}
                  aria-label={`Scarica PDF: ${document.title}`}
                  onClick={() => void send(() => downloadDocument(order, document))}
                >
                  Scarica PDF
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </section>
  );
}
