import { MOST_TRACKING_CHARACTERS, type TrackingRow } from '@zaino/contracts/orders';
import { textOf } from '@zaino/data-table/csv-file';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { importTracking, previewTracking } from './packing.api';

/** A file as it was chosen, and what each of its lines would do, or has done. */
export interface TrackingFile {
  name: string;
  csv: string;
  rows: readonly TrackingRow[];
  isDone: boolean;
}

/** A carrier's file of tracking numbers: chosen, looked at, and taken over. */
export function useTrackingFile(onDone: () => void) {
  const [file, setFile] = useState<TrackingFile | null>(null);
  const { isSending, failure, errors, send, refuse } = useSubmission();

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(null);
    const csv = await textOf(chosen);
    if (csv.length > MOST_TRACKING_CHARACTERS) {
      refuse({ csv: 'Il file è troppo grande: dividilo in due.' });
      return;
    }
    await send(async () => {
      const { rows } = await previewTracking(csv);
      setFile({ name: chosen.name, csv, rows, isDone: false });
    });
  };
  const take = ({ name, csv }: TrackingFile) =>
    void send(async () => {
      const { rows } = await importTracking(csv);
      setFile({ name, csv, rows, isDone: true });
      onDone();
    });
  return {
    file,
    isSending,
    refusal: errors['csv'] ?? (failure && failureWords(failure)),
    choose,
    take,
  };
}
