import type { Order } from '@zaino/contracts/orders';
import { stateWordsOf } from '@zaino/rules/order-words';
import { Button } from '@zaino/ui/button';
import { MarginGroup, MarginList, MarginRow } from '@zaino/ui/margin-list';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useRef } from 'react';
import {
  commandWords,
  commonCommands,
  type StaffCommandName,
} from '@zaino/order-commands/command-words';
import { LineFacts } from './line-facts';
import css from './order-desk.module.css';
import { useClearBar } from './use-clear-bar';

interface OrderLinesProps {
  order: Order;
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onCommand: (name: StaffCommandName) => void;
}

/** The lines by who hands them over; what is ticked can be moved together. */
export function OrderLines({ order, chosen, onChoose, onCommand }: OrderLinesProps) {
  const toggle = (ids: string[]) => {
    const isAll = ids.every((id) => chosen.has(id));
    const next = new Set([...chosen].filter((id) => !ids.includes(id)));
    onChoose(isAll ? next : new Set([...next, ...ids]));
  };
  const lines = order.lines.filter(({ id }) => chosen.has(id));

  return (
    <MarginList>
      {order.groups.map((group) => {
        const ofGroup = order.lines.filter(({ groupId }) => groupId === group.id);
        const movable = ofGroup.filter(({ commands }) => commonCommands([{ commands }]).length > 0);
        return (
          <MarginGroup
            key={group.id}
            headingLevel={2}
            title={group.bookshop?.name ?? (group.kind === 'pickup' ? 'Ritiro' : 'Spedizione')}
            count={ofGroup.length === 1 ? '1 riga' : `${ofGroup.length} righe`}
            tools={
              <StateChoices
                lines={movable}
                shippingMethod={order.shippingMethod}
                onToggle={toggle}
              />
            }
          >
            {ofGroup.map((line) => (
              <MarginRow
                key={line.id}
                tick={
                  <Tick
                    label={line.title}
                    checked={chosen.has(line.id)}
                    disabled={!movable.includes(line)}
                    onChange={() => toggle([line.id])}
                  />
                }
              >
                <LineFacts line={line} shippingMethod={order.shippingMethod} />
              </MarginRow>
            ))}
          </MarginGroup>
        );
      })}
      <CommandBar lines={lines} onCommand={onCommand} />
    </MarginList>
  );
}

interface StateChoicesProps extends Pick<Order, 'shippingMethod'> {
  lines: Order['lines'];
  onToggle: (ids: string[]) => void;
}

/** Chooses all lines in one state at once: what can be done together mostly stands together. */
function StateChoices({ lines, shippingMethod, onToggle }: StateChoicesProps) {
  const states = [...new Set(lines.map(({ state }) => state))];
  return (
    <p role="group" aria-label="Seleziona per stato">
      {states.map((state) => {
        const ids = lines.filter((line) => line.state === state).map(({ id }) => id);
        return (
          <Button key={state} variant="text" size="small" onClick={() => onToggle(ids)}>
            <VisuallyHidden>Seleziona: </VisuallyHidden>
            {stateWordsOf(state, shippingMethod)} ({ids.length})
          </Button>
        );
      })}
    </p>
  );
}

interface CommandBarProps {
  lines: Order['lines'];
  onCommand: (name: StaffCommandName) => void;
}

/** What is never the next step of an order. */
const seldom: readonly StaffCommandName[] = ['take-back', 'cancel', 'refund'];

function CommandBar({ lines, onCommand }: CommandBarProps) {
  const commands = commonCommands(lines);
  const bar = useRef<HTMLDivElement>(null);
  useClearBar(bar);
  return (
    <div ref={bar} role="group" aria-label="Comandi" className={css.bar}>
      {lines.length === 0 && <p className={css.hint}>Seleziona le righe su cui lavorare.</p>}
      {lines.length > 0 && commands.length === 0 && (
        <p className={css.hint}>Nessun comando vale per tutte le righe selezionate.</p>
      )}
      {commands.map((name, index) => (
        <Button
          key={name}
          size="small"
          variant={index === 0 && !seldom.includes(name) ? 'primary' : 'outline'}
          onClick={() => onCommand(name)}
        >
          {commandWords[name].title}
        </Button>
      ))}
    </div>
  );
}
