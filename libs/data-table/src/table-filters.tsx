import { classNames } from '@zaino/ui/class-names';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useMemo } from 'react';
import { formatCount } from './count-words';
import { filterCounts } from './shown-rows';
import type { Filter, TableRow } from './table-definition';
import css from './table-filters.module.css';
import { readSort, writeSort } from './table-view';
import type { TableState } from './use-data-table';

/** What of the table is shown. */
export function TableFilters<Row extends TableRow>({ state }: { state: TableState<Row> }) {
  const { table, view, changeView, search } = state;
  const { words, columns, filters, layout } = table;
  return (
    <div role="search" className={classNames(css.filters, layout.className)}>
      <TextField
        ref={search}
        type="search"
        label={words.search}
        autoComplete="off"
        className={css.search}
        value={view.search}
        onChange={(event) => changeView({ search: event.currentTarget.value })}
      />
      {Object.entries(filters).map(([name, filter]) => {
        const Choice = filter.options ? FixedChoice : CountedChoice;
        return <Choice key={name} name={name} filter={filter} state={state} />;
      })}
      <SelectField
        label="Ordina per"
        className={css.sort ?? ''}
        value={writeSort(view.sort)}
        onChange={(event) => changeView({ sort: readSort(table, event.currentTarget.value) })}
      >
        <option value="">{words.unsorted}</option>
        {Object.entries(columns).flatMap(([column, head]) => [
          <option key={column} value={column}>
            {String(head)}, crescente
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {String(head)}, decrescente
          </option>,
        ])}
      </SelectField>
    </div>
  );
}

interface FilterProps<Row extends TableRow> {
  name: string;
  filter: Filter<Row>;
  state: TableState<Row>;
}

type Options = readonly (readonly [value: string, words: string])[];

function FixedChoice<Row extends TableRow>(props: FilterProps<Row>) {
  const { options = {}, all } = props.filter;
  return <Choice {...props} all={all} options={Object.entries(options)} />;
}

/** The values that rows have, with how many of each the rest of the view leaves. */
function CountedChoice<Row extends TableRow>(props: FilterProps<Row>) {
  const { name, filter, state } = props;
  const { table, view, shownView, loaded } = state;
  const { rows } = loaded;
  // As far as the table has come: counting must not hold up typing.
  const counts = useMemo(
    () => filterCounts(table, { rows, view: shownView, filter: name }),
    [table, rows, shownView, name],
  );
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const value = view.filters[name];
  const isGone = value && !counts.some(([one]) => one === value);
  const options = [...counts, ...(isGone ? [[value, 0] as const] : [])].map(
    ([one, count]) => [one, `${one} (${formatCount(count)})`] as const,
  );
  return <Choice {...props} all={`${filter.all} (${formatCount(all)})`} options={options} />;
}

interface ChoiceProps<Row extends TableRow> extends FilterProps<Row> {
  all: string;
  options: Options;
}

function Choice<Row extends TableRow>({ name, filter, state, all, options }: ChoiceProps<Row>) {
  const { filters } = state.view;
  return (
    <SelectField
      label={filter.label}
      value={filters[name] ?? ''}
      onChange={({ currentTarget }) =>
        state.changeView({ filters: { ...filters, [name]: currentTarget.value } })
      }
    >
      <option value="">{all}</option>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
