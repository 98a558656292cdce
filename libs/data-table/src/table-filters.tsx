import { classNames } from '@zaino/ui/class-names';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useMemo, useState } from 'react';
import { formatCount } from '@zaino/rules/format-count';
import { filterCounts } from './shown-rows';
import type { ChoiceFilter, Filter, ServerChoice, ServerValue, TableRow } from './table-definition';
import css from './table-filters.module.css';
import { readSort, writeSort } from './table-view';
import type { TableState } from './use-data-table';

/** What of the table is shown. */
export function TableFilters<Row extends TableRow>({ state }: { state: TableState<Row> }) {
  const { table, view, changeView, search } = state;
  const { words, filters, layout } = table;
  const own = Object.entries(filters).filter(([, filter]) => !isOfPage(filter));
  const minor = own.filter(([, filter]) => isMinor(filter));
  return (
    <div role="search">
      <div className={classNames(css.filters, layout.className)}>
        <TextField
          ref={search}
          type="search"
          label={words.search}
          autoComplete="off"
          maxLength={100}
          className={css.search}
          value={view.search}
          onChange={(event) => changeView({ search: event.currentTarget.value })}
        />
        {own
          .filter(([, filter]) => !isMinor(filter))
          .map(([name, filter]) => (
            <OneFilter key={name} name={name} filter={filter} state={state} />
          ))}
        {!table.isPaged && <SortChoice state={state} />}
      </div>
      {minor.length > 0 && <MinorFilters filters={minor} state={state} />}
    </div>
  );
}

interface MinorFiltersProps<Row extends TableRow> {
  filters: readonly (readonly [name: string, filter: Filter<Row>])[];
  state: TableState<Row>;
}

/** Open from the begin where one of them is in use. */
function MinorFilters<Row extends TableRow>({ filters, state }: MinorFiltersProps<Row>) {
  const [isOpen, setIsOpen] = useState(() => filters.some(([name]) => state.view.filters[name]));
  return (
    <details
      className={css.minor}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Altri filtri</summary>
      <div className={classNames(css.filters, state.table.layout.className)}>
        {filters.map(([name, filter]) => (
          <OneFilter key={name} name={name} filter={filter} state={state} />
        ))}
      </div>
    </details>
  );
}

const isOfPage = (filter: object) => 'isOfPage' in filter && filter.isOfPage === true;
const isMinor = (filter: object) => 'isMinor' in filter && filter.isMinor === true;

function SortChoice<Row extends TableRow>({ state }: { state: TableState<Row> }) {
  const { table, view, changeView } = state;
  return (
    <SelectField
      label="Ordina per"
      className={css.sort ?? ''}
      value={writeSort(view.sort)}
      onChange={(event) => changeView({ sort: readSort(table, event.currentTarget.value) })}
    >
      <option value="">{table.words.unsorted}</option>
      {Object.entries(table.columns).flatMap(([column, head]) => [
        <option key={column} value={column}>
          {String(head)}, crescente
        </option>,
        <option key={`-${column}`} value={`-${column}`}>
          {String(head)}, decrescente
        </option>,
      ])}
    </SelectField>
  );
}

interface FilterProps<Row extends TableRow, One = Filter<Row>> {
  name: string;
  filter: One;
  state: TableState<Row>;
}

function OneFilter<Row extends TableRow>({ filter, ...props }: FilterProps<Row>) {
  if ('kind' in filter) {
    if (filter.kind === 'choice') return <FixedChoice filter={filter} {...props} />;
    return <WrittenValue filter={filter} {...props} />;
  }
  if (filter.options) return <FixedChoice filter={filter} {...props} />;
  return <CountedChoice filter={filter} {...props} />;
}

function WrittenValue<Row extends TableRow>(props: FilterProps<Row, ServerValue>) {
  const { name, filter, state } = props;
  const { label, kind, clean = (text: string) => text } = filter;
  const { filters } = state.view;
  return (
    <TextField
      type={kind === 'day' ? 'date' : 'text'}
      label={label}
      autoComplete="off"
      value={filters[name] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        state.changeView({ filters: { ...filters, [name]: clean(value) } })
      }
    />
  );
}

type Options = readonly (readonly [value: string, words: string])[];

function FixedChoice<Row extends TableRow>(
  props: FilterProps<Row, ChoiceFilter<Row> | ServerChoice>,
) {
  const { options = {}, all } = props.filter;
  return <Choice {...props} all={all} options={Object.entries(options)} />;
}

/** The values that rows have, with how many of each the rest of the view leaves. */
function CountedChoice<Row extends TableRow>(props: FilterProps<Row, ChoiceFilter<Row>>) {
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

interface ChoiceProps<Row extends TableRow> extends FilterProps<Row, { label: string }> {
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
