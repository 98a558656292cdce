import { exchangeParams } from './exchange-params';

/** Blank where nothing is chosen. */
export interface ExchangeChoice {
  /** Only what this order has; its id. */
  ordine: string;
  /** The class that was bought for. */
  scuola: string;
  classe: string;
  da: string;
  /** For which child, by its id; blank for nobody in particular. */
  figlio: string;
  /** The right section, and its course where it has several. */
  a: string;
  corso: string;
}

export function readExchangeChoice(params: URLSearchParams): ExchangeChoice {
  const [ordine = '', scuola = '', classe = '', da = '', figlio = '', a = '', corso = ''] =
    exchangeParams.map((name) => params.get(name)?.trim() ?? '');
  return { ordine, scuola, classe, da, figlio, a, corso };
}

/** The address of the page; blanks are left out. */
export function exchangePath(choice: Partial<ExchangeChoice>): string {
  const present = exchangeParams.flatMap((name) => {
    const value = choice[name] ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return `/orders/sezione?${new URLSearchParams(present).toString()}`;
}
