import type { adminOrderEndpoints } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useRevalidator } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import type { z } from 'zod';
import { moment } from '../layout/moment-words';
import { orderCalls } from './order-calls';
import css from './orders-page.module.css';

type Message = z.infer<typeof adminOrderEndpoints.parkedMessages.response>['messages'][number];

const topicWords: Partial<Record<string, string>> = {
  'order-mail': 'Un’e-mail al cliente',
  'order-stock': 'Le scorte di un ordine',
  'order-refund': 'Un rimborso',
  'order-stats': 'Le statistiche',
};

/** What should have followed from an order and could not be done; the rest of the shop goes on meanwhile. */
export function ParkedMessages({ messages }: { messages: Message[] }) {
  const { revalidate } = useRevalidator();
  const { isSending, failure, send } = useSubmission();
  if (messages.length === 0) return null;
  const retry = async (id: string) => {
    const isSent = await send(() => fetchJson(orderCalls.retryMessage, { params: { id } }));
    if (isSent) await revalidate();
  };
  return (
    <Notice tone="error">
      <strong>
        {messages.length === 1
          ? 'Un’operazione non è riuscita.'
          : `${messages.length} operazioni non sono riuscite.`}
      </strong>{' '}
      Riprova quando la causa è risolta.
      <ul className={css.parked}>
        {messages.map(({ id, topic, attempts, parkedAt, lastError }) => (
          <li key={id} className={css.parkedRow}>
            <span>
              {topicWords[topic] ?? topic}: ferma dal {moment(parkedAt)}, {attempts} tentativi (
              {lastError})
            </span>
            <Button
              variant="outline"
              size="small"
              disabled={isSending}
              onClick={() => void retry(id)}
            >
              Riprova
            </Button>
          </li>
        ))}
      </ul>
      {failure && <p>{failureWords(failure)}</p>}
    </Notice>
  );
}
