import { ChartSheet } from '@zaino/charts/chart-sheet';
import { type ChartColumn, ChartTable } from '@zaino/charts/chart-table';
import { ChoiceLinks } from '@zaino/charts/choice-links';
import { tenthPercentWords } from '@zaino/charts/figure-words';
import { type ChartLine, LineChart } from '@zaino/charts/line-chart';
import type {
  AppFigures,
  AppReleases,
  VersionFigures,
  VersionRole,
  VisitFigures,
} from '@zaino/contracts/releases';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { failedRenderShare, failureShare } from '../health';
import { durationWords, numberOf } from '../release-words';
import { figuresQuery } from '../releases.api';
import { addressOf, type AppAddress, spans } from './app-address';

/** The live version, its canary, and the one before. */
const MOST_LINES = 3;

interface Measure {
  title: string;
  valueOf: (figures: VisitFigures) => number | null;
  words: (value: number) => string;
}

const measures: readonly Measure[] = [
  {
    title: 'Pagine con errori',
    valueOf: (figures) => failureShare(figures) * 100,
    words: tenthPercentWords,
  },
  {
    title: 'Pagine non riuscite sul server',
    valueOf: (figures) => (figures.renders === 0 ? null : failedRenderShare(figures) * 100),
    words: tenthPercentWords,
  },
  { title: 'Pagina pronta (LCP)', valueOf: ({ lcp }) => lcp, words: durationWords },
  { title: 'Risposta a chi preme (INP)', valueOf: ({ inp }) => inp, words: durationWords },
];

/** How visits went, by version. */
export function FiguresPart({ address, app }: { address: AppAddress; app: AppReleases }) {
  const { value: figures, failure } = usePageQuery(figuresQuery(address.app, address.hours));
  return (
    <PagePart title="Come vanno le visite">
      <ChoiceLinks
        label="Da quanto tempo"
        links={spans.map(([hours, words]) => ({
          to: addressOf({ ...address, hours }),
          words,
          isCurrent: hours === address.hours,
        }))}
      />
      {failure && <ServiceFailure title="I numeri delle visite non ci sono" failure={failure} />}
      {figures && <Measures figures={figures} app={app} />}
    </PagePart>
  );
}

function Measures({ figures, app }: { figures: AppFigures; app: AppReleases }) {
  const series = figures.series.filter(({ points }) => points.length > 0).slice(0, MOST_LINES);
  if (series.length === 0) {
    return (
      <ChartSheet>
        <p>Nessuna visita raccontata in questo tempo.</p>
      </ChartSheet>
    );
  }
  return (
    <>
      <p>
        Li raccontano i browser di chi visita, senza dire chi è, e il server per le pagine che
        prepara. I tempi sono quelli che tre visite su quattro non superano.
      </p>
      {measures.map((measure) => (
        <MeasureChart key={measure.title} measure={measure} series={series} app={app} />
      ))}
    </>
  );
}

const roleWords: Readonly<Record<VersionRole, string>> = {
  live: 'attuale',
  canary: 'canary',
  earlier: 'di prima',
};

interface MeasureChartProps {
  measure: Measure;
  series: readonly VersionFigures[];
  app: AppReleases;
}

function MeasureChart({ measure, series, app }: MeasureChartProps) {
  const { title, words } = measure;
  const lines = series.map((one) => lineOf(one, measure, app));
  const moments = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  const columns: ChartColumn<string>[] = lines.map(({ name, points }) => ({
    head: name,
    isFigures: true,
    cell: (at) => {
      const point = points.find((one) => one.at === at);
      return point ? words(point.value) : '–';
    },
  }));
  return (
    <>
      <h3>{title}</h3>
      {moments.length === 0 ? (
        <ChartSheet>
          <p>Non è stato raccontato in questo tempo.</p>
        </ChartSheet>
      ) : (
        <>
          <ChartSheet>
            <LineChart label={title} lines={lines} words={words} momentWords={moment} />
          </ChartSheet>
          <ChartTable
            caption={title}
            columns={[{ head: 'Da', cell: moment }, ...columns]}
            rows={moments}
            keyOf={(at) => at}
          />
        </>
      )}
    </>
  );
}

function lineOf({ version, role, points }: VersionFigures, { valueOf }: Measure, app: AppReleases) {
  return {
    name: `${numberOf(version, app)} ${roleWords[role]}`,
    points: points.flatMap((point) => {
      const value = valueOf(point);
      return value === null ? [] : [{ at: point.at, value }];
    }),
  } satisfies ChartLine;
}
