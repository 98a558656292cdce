import { timingsIn, type VisitSums } from '@zaino/contracts/analytics';
import { threeOfFour, type Verdict } from './canary-judgement';

/** Why a canary was taken back, with figures, for the history and the mail. */
export function verdictSentence({ worse, canary, stable }: Verdict): string {
  if (worse === 'failures') return failureSentence(canary, stable);
  if (worse === 'failedRenders') return renderSentence(canary, stable);
  const [slow, usual] = [seconds(threeOfFour(canary[worse])), seconds(threeOfFour(stable[worse]))];
  const visits = `${number(timingsIn(canary[worse]))} e ${number(timingsIn(stable[worse]))} visite`;
  return `${words[worse]} entro ${slow} in tre visite su quattro, entro ${usual} nella versione attuale (${visits})`;
}

const words = {
  lcp: 'Il contenuto principale appare',
  inp: 'La pagina risponde a un tocco',
};

function failureSentence(canary: VisitSums, stable: VisitSums): string {
  const kinds = [
    { times: canary.errors, words: 'con un errore' },
    { times: canary.failedLoads, words: 'con un file che non è arrivato' },
  ];
  const told = kinds.flatMap((kind) => (kind.times > 0 ? [kind.words] : []));
  const share = `${number(canary.failures)} visite su ${number(canary.visits)}`;
  const usual = `${number(stable.failures)} su ${number(stable.visits)}`;
  return `${share} ${told.join(' o ')}, ${usual} nella versione attuale`;
}

function renderSentence(canary: VisitSums, stable: VisitSums): string {
  const of = ({ renders, failedRenders }: VisitSums) =>
    `${number(failedRenders)} su ${number(renders)}`;
  return `Pagine che il server non ha saputo preparare per intero: ${of(canary)}, ${of(stable)} nella versione attuale`;
}

const number = (value: number) => value.toLocaleString('it', { useGrouping: 'always' });

function seconds(ms: number | null): string {
  return `${((ms ?? 0) / 1_000).toLocaleString('it', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} secondi`;
}
