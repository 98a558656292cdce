import type { ChangedPlace } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { Link } from '@zaino/web/router';
import listCss from '../../layout/list-page.module.css';
import css from './differences.module.css';
import { type DifferenceFilters, differencesPath } from './difference-filters';

interface ChangedPlacesProps {
  filters: DifferenceFilters;
  places: ChangedPlace[];
  total: ChangedPlace;
}

/** Regions, each the way to its provinces; or these, each the way to its schools. */
export function ChangedPlaces({ filters, places, total }: ChangedPlacesProps) {
  const { id, region } = filters;
  const isCountry = region === '';
  const title = isCountry ? 'Per regione' : `Province: ${region}`;
  const pathOf = ({ name }: ChangedPlace) =>
    differencesPath(isCountry ? { id, region: name } : { id, region, province: name });
  return (
    <section className={listCss.list} aria-labelledby="differenze-per-luogo">
      <h2 id="differenze-per-luogo">{title}</h2>
      {!isCountry && (
        <p>
          <Link to={differencesPath({ id })}>Tutta Italia</Link>
        </p>
      )}
      <p className={listCss.count}>{totalWords(total)}</p>
      {places.length > 0 && (
        <RowsTable
          caption={title}
          isStacked
          rows={places}
          keyOf={({ name }) => name}
          columns={columnsWith(pathOf)}
        />
      )}
    </section>
  );
}

const columnsWith = (pathOf: (place: ChangedPlace) => string): TableColumns<ChangedPlace> => [
  {
    head: 'Luogo',
    // Nothing can be asked for of schools whose place nobody knows.
    cell: (place) =>
      place.name === '' ? (
        'Fuori dall’anagrafe'
      ) : (
        <Link to={pathOf(place)} className={css.name}>
          {place.name}
        </Link>
      ),
  },
  { head: 'Scuole', isFigures: true, cell: ({ changedSchools: n }) => formatCount(n) },
  { head: 'Classi', isFigures: true, cell: ({ classes }) => formatCount(classes) },
  { head: 'Aggiunti', isFigures: true, cell: ({ added }) => formatCount(added) },
  { head: 'Tolti', isFigures: true, cell: ({ dropped }) => formatCount(dropped) },
  { head: 'Volumi', isFigures: true, cell: ({ volumes }) => formatCount(volumes) },
  { head: 'Prezzi', isFigures: true, cell: ({ prices }) => formatCount(prices) },
  { head: 'Oltre il tetto', isFigures: true, cell: capCell },
];

function capCell({ overCap, overCapBefore }: ChangedPlace): string {
  return overCap === overCapBefore
    ? formatCount(overCap)
    : `${formatCount(overCap)} (prima ${formatCount(overCapBefore)})`;
}

/** `12 scuole con liste cambiate, 3 con liste nuove, nessuna senza più liste.` */
function totalWords({ changedSchools, newSchools, goneSchools }: ChangedPlace): string {
  return `Scuole con liste cambiate: ${formatCount(changedSchools)}; prima senza liste: ${formatCount(newSchools)}; che non ne hanno più: ${formatCount(goneSchools)}.`;
}
