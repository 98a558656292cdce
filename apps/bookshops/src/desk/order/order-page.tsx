import type { DeskOrder } from '@zaino/contracts/orders';
import { dayRangeWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { stateWordsOf } from '@zaino/rules/order-words';
import { CommandDialog } from '@zaino/order-commands/command-dialog';
import { HandOverDialog } from '@zaino/order-commands/hand-over-dialog';
import { Badge } from '@zaino/ui/badge';
import { Button, buttonClass } from '@zaino/ui/button';
import { CoverPrice } from '@zaino/ui/cover-price';
import { EmptyState } from '@zaino/ui/empty-state';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { MarginGroup, MarginList, MarginRow } from '@zaino/ui/margin-list';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Tick } from '@zaino/ui/tick';
import { Toast } from '@zaino/ui/toast';
import type { Outcome } from '@zaino/web/outcome';
import { Link, useLoaderData } from '@zaino/web/router';
import { useState } from 'react';
import { CedolaBox } from '../cedole/cedola-box';
import { DeskPage } from '../desk-page';
import { LineExtra } from './line-extra';
import { NoDesk } from '../no-desk';
import { PrintDialog } from '../prints/print-dialog';
import { classWords, stageWords } from '../orders/stage-words';
import { OrderFacts, OrderHistory } from './order-facts';
import css from './order-page.module.css';
import { buttonWords, isAtOnce, possibleSteps } from './step-words';
import { type DeskOrderSteps, useOrderSteps } from './use-order-steps';

const trail = [{ text: 'Ordini', to: '/dashboard/ordini' }];

/** One order at the counter: what is in it, whom it is for, and what comes next. */
export function OrderPage() {
  const { value: order, failure } = useLoaderData<Outcome<DeskOrder>>();
  if (order) return <OrderAtCounter key={order.id} first={order} />;
  if (failure.kind === 'forbidden') return <NoDesk title="Ordine" failure={failure} />;
  return (
    <DeskPage title="Ordine" trail={trail}>
      {failure.kind === 'unavailable' ? (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      ) : (
        <EmptyState
          title="Ordine non trovato"
          action={
            <Link to="/dashboard/ordini" className={buttonClass()}>
              Torna agli ordini
            </Link>
          }
        >
          Nessun ordine della tua libreria ha questo indirizzo.
        </EmptyState>
      )}
    </DeskPage>
  );
}

function OrderAtCounter({ first }: { first: DeskOrder }) {
  const steps = useOrderSteps(first);
  const { order, message, closeMessage, undo } = steps;
  const [prints, setPrints] = useState(false);
  return (
    <DeskPage
      title={`Ordine ${order.number}`}
      trail={trail}
      actions={
        <div className={css.actions}>
          <Badge kind="plain">{stageWords[order.stage]}</Badge>
          <Button variant="outline" size="small" onClick={() => setPrints(true)}>
            Stampa…
          </Button>
        </div>
      }
    >
      <div className={css.columns}>
        <div>
          <Lines steps={steps} />
          <CedolaBox order={order} onDone={steps.replace} onStale={steps.readAgain} />
        </div>
        <OrderFacts order={order} />
        <OrderHistory events={order.events} />
      </div>
      <StepBar steps={steps} />
      <KeptState name="question" state={steps.asked} onBack={steps.askAgain} />
      <StepQuestion steps={steps} />
      {prints && <PrintDialog numbers={[order.number]} onClose={() => setPrints(false)} />}
      <div className={css.said}>
        <Toast
          message={message}
          {...(undo && { action: { text: 'Annulla', onPress: undo } })}
          onClose={closeMessage}
        />
      </div>
    </DeskPage>
  );
}

/** All lines; a step is made with those that are ticked, or with all that allow it. */
function Lines({ steps }: { steps: DeskOrderSteps }) {
  const { order, chosen, toggle } = steps;
  return (
    <MarginList>
      <MarginGroup
        headingLevel={2}
        title="Articoli"
        count={order.lines.length === 1 ? '1 riga' : `${order.lines.length} righe`}
      >
        {order.lines.map((line) => (
          <MarginRow
            key={line.id}
            tick={
              <Tick
                label={line.title}
                checked={chosen.has(line.id)}
                disabled={possibleSteps([line]).length === 0}
                onChange={() => toggle(line.id)}
              />
            }
          >
            <Line line={line} steps={steps} />
          </MarginRow>
        ))}
      </MarginGroup>
    </MarginList>
  );
}

interface LineProps {
  line: DeskOrder['lines'][number];
  steps: DeskOrderSteps;
}

function Line({ line, steps }: LineProps) {
  const { title, type, reference, subtitle, school, classe, sezione } = line;
  return (
    <div className={css.line}>
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.small}>
          {type === 'book' ? `ISBN ${reference}` : reference} · {subtitle}
        </p>
        {school && <p className={css.small}>{classWords([{ school, classe, sezione }])}</p>}
        <LineExtra
          order={steps.order}
          line={line}
          onDone={steps.replace}
          onStale={steps.readAgain}
        />
      </div>
      <div className={css.where}>
        <Badge kind={line.state === 'delivered' ? 'enriched' : 'plain'}>
          {stateWordsOf(line.state, 'pickup')}
        </Badge>
        {line.expected && <span className={css.small}>{dayRangeWords(line.expected)}</span>}
        <span>
          {line.quantity} × {formatEuro(line.price)}
        </span>
        <CoverPrice euro={line.coverPrice} className={css.small} />
      </div>
    </div>
  );
}

function StepBar({ steps }: { steps: DeskOrderSteps }) {
  const { order, chosen, step, ask, handOver, isSending } = steps;
  const isDue = (name: string) => name === 'deliver' && order.due > 0;
  const lines = chosen.size > 0 ? order.lines.filter(({ id }) => chosen.has(id)) : order.lines;
  const possible = possibleSteps(lines);
  return (
    <div role="group" aria-label="Comandi" className={css.bar}>
      {possible.length === 0 && (
        <p className={css.small}>Non c’è niente da fare per queste righe.</p>
      )}
      {possible.map((name, index) => (
        <Button
          key={name}
          size="small"
          variant={index === 0 && name !== 'cancel' ? 'primary' : 'outline'}
          disabled={isSending}
          onClick={() => {
            if (isDue(name)) handOver.ask(lines);
            else if (isAtOnce(name)) step(name, lines);
            else ask(name, lines);
          }}
        >
          {isDue(name) ? 'Consegna e incassa…' : buttonWords[name]}
        </Button>
      ))}
    </div>
  );
}

/** What cannot be taken back, or needs to be told something. */
function StepQuestion({ steps }: { steps: DeskOrderSteps }) {
  const { order, question, handOver, answer, closeQuestion, finish, readAgain } = steps;
  const { asked } = handOver;
  if (asked !== null) {
    return (
      <HandOverDialog
        lines={asked}
        due={order.due}
        send={(tender) => handOver.confirm(asked, tender)}
        onClose={handOver.close}
        onStale={readAgain}
      />
    );
  }
  if (question === null) return null;
  const { name, lines } = question;
  const isPayment = name === 'register-shop-payment';
  return (
    <CommandDialog
      name={name}
      lines={lines}
      order={order}
      note={
        isPayment && (
          <p>
            Da incassare: <strong>{formatEuro(order.due)}</strong>
          </p>
        )
      }
      send={answer}
      onClose={closeQuestion}
      onDone={() => finish(name)}
      onStale={readAgain}
    />
  );
}
