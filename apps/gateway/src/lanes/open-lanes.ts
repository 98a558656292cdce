import { liveChannel } from '@zaino/contracts/releases';
import { needsSecureCookies } from '@zaino/service/cookie';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { RedisChannel } from '../redis-channel';
import type { LocalFiles } from '../releases/local-files';
import { LiveDocument } from '../releases/live-document';
import { ReleaseFolder } from '../releases/release-folder';
import { ReleaseMetrics } from '../releases/release-metrics';
import { RenderCounts } from '../rendering/render-counts';
import type { RenderPool } from '../rendering/render-pool';
import { startRenderer } from '../rendering/start-renderer';
import { tellRenders } from '../rendering/tell-renders';
import { fetchPublished } from './fetch-published';
import { LaneChooser } from './lane-chooser';
import { LaneCookies } from './lane-cookies';
import { Lanes } from './lanes';
import { PreviewDoor } from './preview-door';
import { PreviewTokens } from './preview-tokens';

/** How often the gateway reads what is live, in milliseconds. */
const REFRESH_MS = 1000;

interface Around {
  /** Where the release files lie on this disk. */
  folder: string;
  files: LocalFiles;
  registry: Registry;
}

/** Opens what pages are made of, and keeps it as the live document says, from the start of the gateway to its end. */
export function openLanes(app: FastifyInstance, config: Config, around: Around) {
  const { folder, files, registry } = around;
  const { RELEASES_PUBLIC_KEYS: keys = null, PUBLIC_URL = '' } = config;
  const live = new LiveDocument({ files: files.document, keys, log: app.log });
  const counts = new RenderCounts(registry);
  tellRenders(app, config, counts);
  const lanes = new Lanes<RenderPool>({
    live,
    folder: new ReleaseFolder(folder, keys, files.fetched),
    startRenderer: startRenderer(config, { log: app.log, registry, counts }),
    onRefused: (refused) => {
      metrics.countRefused(refused);
      app.log.warn(refused, 'release refused');
    },
  });
  const metrics = new ReleaseMetrics(registry, () => lanes.active());
  keepUpToDate(app, lanes, config.DEVELOPMENT);
  hearAtOnce(app, config, { live, lanes });
  fetchPublished(app, config, files.fetched);
  const isSecure = needsSecureCookies(PUBLIC_URL || `http://localhost:${config.PORT}`);
  const tokens = new PreviewTokens(live, keys);
  const cookies = new LaneCookies(isSecure);
  return {
    lanes,
    chooser: new LaneChooser({ live, lanes, tokens, cookies }),
    door: new PreviewDoor({ tokens, cookies }),
  };
}

/** In development, where files change by the second, it looks at each call. */
function keepUpToDate(
  app: FastifyInstance,
  lanes: Lanes<RenderPool>,
  isDevelopment: boolean,
): void {
  const look = () => told(app, lanes.refresh());
  const timer = setInterval(() => void look(), REFRESH_MS);
  app.addHook('onReady', look);
  if (isDevelopment) app.addHook('onRequest', look);
  app.addHook('onClose', () => {
    clearInterval(timer);
    return lanes.close();
  });
}

/**
 * The registry says what has changed before anybody looks. Where no signature is asked for there is no registry, and
 * what others say on a shared Redis counts for nothing.
 */
function hearAtOnce(
  app: FastifyInstance,
  { REDIS_URL: redisUrl, RELEASES_PUBLIC_KEYS: keys }: Config,
  { live, lanes }: { live: LiveDocument; lanes: Lanes<RenderPool> },
): void {
  if (redisUrl === undefined || keys === undefined) return;
  const channel = new RedisChannel({
    redisUrl,
    log: app.log,
    channelOf: liveChannel,
    onListening: () => undefined,
    onMessage: (text) => {
      const follow = () => told(app, lanes.follow());
      // A look that is under way may have begun with the document before.
      if (live.hear(text)) void follow().then(follow);
    },
  });
  app.addHook('onClose', () => channel.close());
}

/** Never rejects: what goes wrong is told. */
function told(app: FastifyInstance, looking: Promise<void>): Promise<void> {
  return looking.catch((error: unknown) => app.log.error({ reason: String(error) }, 'no look'));
}
