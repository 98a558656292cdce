import { paymentStateWords } from '@zaino/rules/order-words';
import { Button, buttonClass } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { Form, Link } from '@zaino/web/router';
import { type OrderFilters, ordersPath } from './order-filters';
import listCss from '../layout/list-page.module.css';

/** A plain form: what is asked for stands in the address, to be kept and shared. */
export function OrderFiltersForm({ filters }: { filters: OrderFilters }) {
  return (
    <Form role="search" action="/admin/orders" className={listCss.filters}>
      <TextField
        type="search"
        name="cerca"
        label="Numero, cliente, titolo o ISBN"
        autoComplete="off"
        maxLength={100}
        defaultValue={filters.search}
        className={listCss.search ?? ''}
      />
      <SelectField name="pagamento" label="Pagamento" defaultValue={filters.payment}>
        <option value="">Tutti</option>
        {Object.entries(paymentStateWords).map(([state, words]) => (
          <option key={state} value={state}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField type="date" name="dal" label="Dal giorno" defaultValue={filters.from} />
      <TextField type="date" name="al" label="Al giorno" defaultValue={filters.to} />
      {filters.state !== '' && <input type="hidden" name="stato" value={filters.state} />}
      <div className={listCss.buttons}>
        <Checkbox name="ritardo" value="si" defaultChecked={filters.isLate}>
          Solo in ritardo
        </Checkbox>
        <Button type="submit" size="small">
          Cerca
        </Button>
        <Link to={ordersPath({})} className={buttonClass({ variant: 'text', size: 'small' })}>
          Cancella filtri
        </Link>
      </div>
    </Form>
  );
}
