import { copyText, shareByDevice } from '@zaino/web/share';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button';
import { ShareIcon } from './icons';
import { Toast } from './toast';

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  /** What is shared; its address, as a path of the shop. */
  path: string;
  title: string;
  text?: string;
  /** Called before: another notice at the foot of the screen would lie over this one's. */
  onPress?: () => void;
  /** The button's words. */
  children?: ReactNode;
}

/**
 * Opens what the device shares with; copies the link where it has nothing of the kind, and shows it where the
 * clipboard is refused (specification, point 2, share button of an article).
 */
export function ShareButton({
  path,
  title,
  text,
  variant = 'outline',
  className,
  onPress,
  children = 'Condividi',
}: ShareButtonProps) {
  const [message, setMessage] = useState<ReactNode>(null);

  const share = async () => {
    onPress?.();
    const url = new URL(path, location.href).href;
    if (await shareByDevice({ title, text, url })) return;
    const isCopied = await copyText(url);
    setMessage(isCopied ? 'Link copiato negli appunti!' : <>Il link da copiare è questo: {url}</>);
  };

  return (
    <>
      <Button variant={variant} size="small" className={className} onClick={() => void share()}>
        <ShareIcon />
        {children}
      </Button>
      <Toast message={message} onClose={() => setMessage(null)} />
    </>
  );
}
