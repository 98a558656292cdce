import { type LegalTextName, legalTexts, versionPath } from '@zaino/contracts/shared';
import { Notice } from '@zaino/ui/notice';
import { ownCompany } from '@zaino/web/company';
import { Link, useLoaderData } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { NotFound } from '../not-found/not-found';
import { PageSection, TextPage } from '../text-page/text-page';
import css from '../text-page/text-page.module.css';
import { longDay } from './long-day';
import type { LegalVersions } from './legal-content';
import type { LegalPageData } from './legal.api';

interface LegalPageProps {
  name: LegalTextName;
  versions: LegalVersions;
  /** What is no part of the text and stands after it. */
  children?: ReactNode;
}

/** A legal text in one of its versions, and the way to the others. */
export function LegalPage({ name, versions, children }: LegalPageProps) {
  const { version, inForce } = useLoaderData<LegalPageData>();
  const write = version === null ? undefined : versions[version];
  if (version === null || write === undefined) return <NotFound />;
  const { title, intro, sections } = write(ownCompany());
  return (
    <TextPage
      title={title}
      hasContents
      sections={sections}
      intro={
        <>
          <p className={css.since}>Versione del {longDay(version)}</p>
          {version !== inForce && <OtherVersion name={name} version={version} inForce={inForce} />}
          {intro}
        </>
      }
    >
      {children}
      <Versions name={name} version={version} />
    </TextPage>
  );
}

interface OtherVersionProps {
  name: LegalTextName;
  version: string;
  inForce: string;
}

function OtherVersion({ name, version, inForce }: OtherVersionProps) {
  const words =
    version < inForce
      ? 'Questa è una versione precedente: vale per gli ordini fatti quando era in vigore.'
      : `Questa versione vale dal ${longDay(version)}.`;
  return (
    <Notice action={<Link to={legalTexts[name].path}>Leggi quella in vigore</Link>}>
      <p>{words}</p>
    </Notice>
  );
}

/** Every version stays readable: with an order goes the one that held then. */
function Versions({ name, version }: { name: LegalTextName; version: string }) {
  const body = (
    <>
      <p>
        Conserviamo ogni versione di questo testo. Per un ordine valgono i termini e l’informativa
        in vigore quando è stato fatto: i link sono nella pagina dell’ordine.
      </p>
      <ul>
        {legalTexts[name].versions.toReversed().map((known) => (
          <li key={known}>
            <Link
              to={versionPath(legalTexts[name], known)}
              aria-current={known === version && 'page'}
              className={css.version}
            >
              {longDay(known)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
  return <PageSection id="versioni" title="Tutte le versioni" body={body} />;
}
