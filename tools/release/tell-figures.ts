import {
  type PublishedVersion,
  type ReleaseFigures,
  releasesEndpoints,
  releasesErrorCodes,
} from '@zaino/contracts/releases';
import { Refused, type Registry } from './registry';

interface Sent {
  version: PublishedVersion;
  /** Whether the registry took the files of the build, and with them its figures. */
  isNew: boolean;
  /** Those of the build. */
  figures: ReleaseFigures | null;
}

/** Tells what became of a build's figures; a version that was published before is given them where it has none. */
export async function tellFigures(sent: Sent, registry: Registry): Promise<void> {
  console.log(`  Figures: ${await outcomeOf(sent, registry)}.`);
}

async function outcomeOf(
  { version: { app, version }, isNew, figures }: Sent,
  registry: Registry,
): Promise<string> {
  if (figures === null) return 'the build has none';
  if (isNew) return 'sent with the version';
  const target = { params: { app, version }, body: figures };
  try {
    const added = await registry.call(releasesEndpoints.addFigures, target);
    return added.isNew
      ? 'added to the version, which was published already'
      : 'the version has them already';
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== releasesErrorCodes.otherFigures) throw error;
    return 'the version has others already, which are kept';
  }
}
