import { type LabelPaper, labelPapers, LABELS_OF_A_SHEET, printApi } from '@zaino/contracts/orders';
import type { Call } from '@zaino/contracts/shared';

/** What is printed, in the order in which it is offered. */
export const printNames = ['labels', 'pickList', 'orderSheets'] as const;
export type PrintName = (typeof printNames)[number];

/** What was chosen last on this device. */
export interface PrintChoice {
  name: PrintName;
  paper: LabelPaper;
  /** The first label that is free on the sheet in the printer, from 1. */
  first: number;
}

const STORAGE_KEY = 'deskPrint';
const usual: PrintChoice = { name: 'labels', paper: 'sheet-24', first: 1 };

/** The last choice of this device, as far as it can be used still. */
export function keptChoice(): PrintChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return { ...usual, ...usable(kept) };
  } catch {
    // Blocked by the browser's settings, or written by something else.
    return usual;
  }
}

function usable(kept: unknown): Partial<PrintChoice> {
  const { name, paper, first } = (kept ?? {}) as Partial<Record<keyof PrintChoice, unknown>>;
  const knownName = printNames.find((one) => one === name);
  const knownPaper = labelPapers.find((one) => one === paper);
  return {
    ...(knownName && { name: knownName }),
    ...(knownPaper && { paper: knownPaper }),
    ...(isLabel(first) && { first }),
  };
}

/** Whether it counts a label of a sheet. */
export const isLabel = (first: unknown): first is number =>
  typeof first === 'number' && Number.isInteger(first) && first >= 1 && first <= LABELS_OF_A_SHEET;

/** Keeps a choice for the next time, which begins behind the labels that were printed. */
export function keepChoice(choice: PrintChoice, orders: number): void {
  const { name, paper, first } = choice;
  const isOnSheet = name === 'labels' && paper === 'sheet-24';
  const next = isOnSheet ? ((first - 1 + orders) % LABELS_OF_A_SHEET) + 1 : first;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...choice, first: next }));
  } catch {
    // Blocked by the browser's settings: it is asked again.
  }
}

const prints: Record<PrintName, Call> = {
  labels: printApi.labels,
  pickList: printApi.pickList,
  orderSheets: printApi.orderSheets,
};

/** Where the browser finds the print. */
export function printPath({ name, paper, first }: PrintChoice, numbers: readonly string[]): string {
  const onSheet = paper === 'sheet-24' ? { first: String(first) } : {};
  const ofLabels = name === 'labels' ? { paper, ...onSheet } : {};
  // Commas stand as they are: two hundred numbers are a long address already.
  const query = new URLSearchParams(ofLabels).toString();
  return `${prints[name].path}?orders=${numbers.join(',')}${query && `&${query}`}`;
}
