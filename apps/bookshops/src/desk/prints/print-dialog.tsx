import { DESK_ORDER_LIMIT, labelPapers, LABELS_OF_A_SHEET } from '@zaino/contracts/orders';
import { Button, buttonClass } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { RadioGroup } from '@zaino/ui/radio-group';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useState } from 'react';
import {
  isLabel,
  keepChoice,
  keptChoice,
  type PrintChoice,
  type PrintName,
  printNames,
  printPath,
} from './print-choice';
import css from './print-dialog.module.css';

const printWords: Readonly<Record<PrintName, { label: string; hint: string }>> = {
  labels: { label: 'Etichette', hint: 'Una per il sacchetto di ogni ordine, con il codice QR.' },
  pickList: {
    label: 'Lista di prelievo',
    hint: 'Che cosa prendere dagli scaffali, in ordine di editore e titolo, e per chi.',
  },
  orderSheets: {
    label: 'Fogli d’ordine',
    hint: 'Un foglio per ordine: libri, stato, che cosa si paga, codice QR.',
  },
};

const paperWords = {
  'sheet-24': 'Fogli A4 da 24 etichette (70 × 37 mm)',
  'roll-62': 'Rotolo da 62 mm',
} as const;

interface PrintDialogProps {
  /** Of the orders, in the order in which they are printed. */
  numbers: readonly string[];
  onClose: () => void;
}

/** Asks what to print for some orders; the print opens beside the page, which stays as it is. */
export function PrintDialog({ numbers, onClose }: PrintDialogProps) {
  const [choice, setChoice] = useState(keptChoice);
  const [first, setFirst] = useState(String(choice.first));
  const change = (part: Partial<PrintChoice>) => setChoice((before) => ({ ...before, ...part }));
  const isOnSheet = choice.name === 'labels' && choice.paper === 'sheet-24';
  const wanted = { ...choice, first: isOnSheet ? Number(first) : choice.first };
  const isTooMany = numbers.length > DESK_ORDER_LIMIT;
  const isReady = !isTooMany && isLabel(wanted.first);
  return (
    <Dialog
      isOpen
      title={numbers.length === 1 ? 'Stampa' : `Stampa per ${numbers.length} ordini`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Non ora
          </Button>
          {isReady ? (
            <a
              className={buttonClass()}
              href={printPath(wanted, numbers)}
              target="_blank"
              rel="noopener"
              onClick={() => {
                keepChoice(wanted, numbers.length);
                onClose();
              }}
            >
              Apri la stampa
            </a>
          ) : (
            <Button disabled>Apri la stampa</Button>
          )}
        </>
      }
    >
      <div className={css.fields}>
        <RadioGroup
          legend="Che cosa stampare"
          options={printNames.map((value) => ({ value, ...printWords[value] }))}
          value={choice.name}
          onChange={(name) => change({ name })}
        />
        {choice.name === 'labels' && (
          <SelectField
            label="Carta"
            value={choice.paper}
            onChange={({ currentTarget: { value } }) => {
              const paper = labelPapers.find((one) => one === value);
              if (paper) change({ paper });
            }}
          >
            {labelPapers.map((paper) => (
              <option key={paper} value={paper}>
                {paperWords[paper]}
              </option>
            ))}
          </SelectField>
        )}
        {isOnSheet && (
          <TextField
            type="number"
            label="Prima etichetta libera"
            hint={`Su un foglio già iniziato: si contano da sinistra a destra, riga per riga, da 1 a ${LABELS_OF_A_SHEET}.`}
            min={1}
            max={LABELS_OF_A_SHEET}
            value={first}
            error={
              isLabel(wanted.first) ? undefined : `Scrivi un numero da 1 a ${LABELS_OF_A_SHEET}`
            }
            onChange={({ currentTarget: { value } }) => setFirst(value)}
          />
        )}
        {isTooMany && (
          <Notice tone="error">
            Si stampano al massimo {DESK_ORDER_LIMIT} ordini alla volta: scegline di meno.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
