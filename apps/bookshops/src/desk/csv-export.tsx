import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { useState } from 'react';

/** Gives a file of what the page shows; where it does not come, that is said. */
export function CsvExport({ download }: { download: () => Promise<void> }) {
  const [hasFailed, setFailed] = useState(false);
  const onExport = () => {
    setFailed(false);
    download().catch(() => setFailed(true));
  };
  return (
    <div>
      <Button variant="outline" size="small" onClick={onExport}>
        Scarica CSV
      </Button>
      {hasFailed && <Notice tone="error">Il file non è arrivato. Riprova.</Notice>}
    </div>
  );
}
