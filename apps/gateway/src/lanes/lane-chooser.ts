import type { LiveCanary } from '@zaino/contracts/releases';
import type { FastifyReply } from 'fastify';
import type { LiveDocument } from '../releases/live-document';
import type { ActiveReleases } from '../releases/release-store';
import type { RenderPool } from '../rendering/render-pool';
import type { Site } from '../sites';
import type { LaneCookies } from './lane-cookies';
import type { Lanes } from './lanes';
import type { OpenPreview } from './preview-bar';
import { withLocalRemote } from './local-remote';
import type { LocalPreview, PreviewClaims, PreviewEnd, PreviewTokens } from './preview-tokens';

type Releases = ActiveReleases<RenderPool>;

/** The versions that a page is made of. */
interface ChosenLane {
  releases: Releases;
  /** Where a preview is open in the browser that asks. */
  preview?: OpenPreview;
}

interface Options {
  live: LiveDocument;
  lanes: Lanes<RenderPool>;
  cookies: LaneCookies;
  tokens: PreviewTokens;
}

/** Says which versions a browser's pages are made of (docs/decisions/release-registry.md). */
export class LaneChooser {
  constructor(private readonly options: Options) {}

  /**
   * Gives a browser without a place one, with the answer, while a canary needs it. Says why the preview that a browser
   * has is over; undefined where nothing is live yet.
   */
  async choose(reply: FastifyReply, site: Site): Promise<ChosenLane | PreviewEnd | undefined> {
    const { cookies, tokens, lanes } = this.options;
    const stable = lanes.stable();
    if (!stable) return undefined;
    const token = cookies.previewOf(reply.request);
    if (token !== null) {
      const preview = tokens.opened(token);
      if (typeof preview === 'string') return preview;
      return 'local' in preview ? withLocal(preview, stable) : this.previewed(preview, stable);
    }
    const canary = this.canaryOf(reply, site);
    return { releases: (canary && lanes.canary(canary)) ?? stable };
  }

  private async previewed(preview: PreviewClaims, stable: Releases): Promise<ChosenLane> {
    const shown = await this.options.lanes.preview(preview);
    const { versions, expiresAt } = preview;
    const used = shown ? [shown.shell, ...shown.remotes] : [];
    const apps = Object.entries(versions).map(([app, version]) => ({
      app,
      version: used.find(({ chosen }) => chosen.app === app)?.number ?? version,
    }));
    return {
      releases: shown ?? stable,
      preview: { apps, expiresAt, isShown: shown !== undefined },
    };
  }

  private canaryOf(reply: FastifyReply, { front }: Site): LiveCanary | undefined {
    const { live, cookies, tokens } = this.options;
    const canaries = (live.current()?.canaries ?? []).filter(
      ({ tenant }) => tenant === null || tenant === front?.domain,
    );
    if (canaries.length === 0) return undefined;
    const forStaff = canaries.find(({ isForStaff }) => isForStaff);
    if (forStaff) {
      const token = cookies.staffOf(reply.request);
      if (token !== null && tokens.isOfStaff(token)) return forStaff;
    }
    const forVisitors = canaries.filter(({ isForStaff }) => !isForStaff);
    if (forVisitors.length === 0) return undefined;
    const place = cookies.placeOf(reply.request) ?? cookies.givePlace(reply);
    return forVisitors.find(({ from, to }) => from <= place && place < to);
  }
}

/** Made for each page anew: it is one developer who looks. */
function withLocal({ local, expiresAt }: LocalPreview, stable: Releases): ChosenLane {
  const shown = withLocalRemote(stable, local);
  return {
    releases: shown ?? stable,
    preview: { apps: [], local, expiresAt, isShown: shown !== undefined },
  };
}
