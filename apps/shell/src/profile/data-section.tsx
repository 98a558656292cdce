import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { AccountSection } from '@zaino/ui/account-section';
import { downloadJson } from './download-json';
import { exportData } from './profile.api';

/** All that is kept of the account, as a file (Regolamento UE 2016/679, art. 20). */
export function DataSection({ onDone }: { onDone: (words: string) => void }) {
  const { isSending, failure, send } = useSubmission();

  const download = async () => {
    const isDone = await send(async () => {
      const answer = await exportData();
      downloadJson(`zaino-dati-${answer.exportedAt.slice(0, 10)}.json`, answer);
    });
    if (isDone) onDone('Il file con i tuoi dati è stato scaricato.');
  };

  return (
    <AccountSection
      id="esporta"
      title="Copia dei tuoi dati"
      intro="Profilo, classi salvate, dispositivi e accessi: tutto ciò che conserviamo del tuo account."
    >
      <div>
        <Button variant="outline" disabled={isSending} onClick={() => void download()}>
          Scarica i tuoi dati
        </Button>
      </div>
      {failure && (
        <Notice tone="error">
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
    </AccountSection>
  );
}
