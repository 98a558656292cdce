import { articlePath } from '@zaino/rules/page-path';
import { Button } from '@zaino/ui/button';
import { ShareIcon } from '@zaino/ui/icons';
import { Toast } from '@zaino/ui/toast';
import { type ReactNode, useState } from 'react';

interface ShareButtonProps {
  slug: string;
  title: string;
  text: string;
}

/** Opens what the device shares with; copies the link where it has nothing of the kind (specification, point 2). */
export function ShareButton({ slug, title, text }: ShareButtonProps) {
  const [message, setMessage] = useState<ReactNode>(null);

  const share = async () => {
    const url = location.origin + articlePath(slug);
    if (await isSharedByDevice({ title, text, url })) return;
    const isCopied = await copied(url);
    setMessage(isCopied ? 'Link copiato negli appunti!' : <>Il link da copiare è questo: {url}</>);
  };

  return (
    <>
      <Button variant="outline" size="small" onClick={() => void share()}>
        <ShareIcon />
        Condividi
      </Button>
      <Toast message={message} onClose={() => setMessage(null)} />
    </>
  );
}

/** Also true where the person has closed the choice: there is nothing left to do. */
async function isSharedByDevice(content: ShareData): Promise<boolean> {
  const { share } = navigator as { share?: Navigator['share'] };
  if (!share) return false;
  try {
    await share.call(navigator, content);
    return true;
  } catch (error) {
    return (error as Partial<Error>).name === 'AbortError';
  }
}

/** Browsers give no clipboard to pages without TLS, nor where it was refused. */
async function copied(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
