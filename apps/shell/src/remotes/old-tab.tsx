import { RELEASE_SET_ELEMENT, type ReleaseSet, remoteAt } from '@zaino/contracts/shared';
import { Container } from '@zaino/ui/container';
import { ErrorPanel } from '@zaino/ui/error-panel';
import css from './remote-failure.module.css';

const TITLE = 'C’è una versione nuova del sito';

/**
 * For a page whose files are gone for good, since its tab is older than what is kept: says so. From then on links and
 * forms load their pages anew, each once and by a person's own act. Undefined where the files are only away.
 */
export async function oldTab(address: string) {
  const { pathname } = new URL(address, location.href);
  const releases = document.getElementById(RELEASE_SET_ELEMENT)?.textContent;
  const remote = releases && remoteAt(pathname, JSON.parse(releases) as ReleaseSet);
  if (!remote || !(await isGone(remote.base + remote.entry))) return undefined;
  for (const act of ['click', 'submit']) addEventListener(act, leaveToBrowser, true);
  return { pathname, title: TITLE, page: <OldTab /> };
}

async function isGone(file: string): Promise<boolean> {
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
  return status === 410;
}

/** What the router does not hear of, the browser does: it asks the server for the page. */
function leaveToBrowser(event: Event): void {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (isLink || event.type === 'submit') event.stopPropagation();
}

function OldTab() {
  return (
    <Container className={css.page}>
      <ErrorPanel
        headingLevel={1}
        title={TITLE}
        onRetry={() => location.reload()}
        action={<a href="/">Vai alla pagina iniziale</a>}
      >
        <p>
          Questa scheda era aperta da molto tempo. Riprova: la pagina si carica nuova, e il carrello
          è al suo posto.
        </p>
      </ErrorPanel>
    </Container>
  );
}
