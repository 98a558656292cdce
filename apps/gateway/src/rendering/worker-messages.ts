import type {
  Company,
  PageRequest,
  ReleaseSet,
  RenderedPage,
  RoutePattern,
} from '@zaino/contracts/shared';

/** Text of one app's server bundle. */
export interface BundleSource {
  app: string;
  text: string;
  /** What V8 has made of the text before. */
  compiled?: Uint8Array | undefined;
}

/** Public paths that a service answers, and where its copies listen. */
export interface ServiceAddress {
  prefixes: string[];
  urls: string[];
}

/** What a render worker begins with; it works with these versions until its end. */
export interface WorkerInput {
  releases: ReleaseSet;
  shell: BundleSource;
  remotes: BundleSource[];
  services: ServiceAddress[];
  /** See `MovedAddresses`. */
  movedAddressesFile?: string | undefined;
  /** Whose shop it is. */
  company: Company;
  /** See `signals.ts`. */
  signals: SharedArrayBuffer;
}

export interface RenderOrder {
  id: number;
  request: PageRequest;
}

/** What a worker that can render tells of its release set. */
export interface Started {
  patterns: RoutePattern[];
  /** Markup of what stands around every page. */
  frame: string;
  /** What V8 has made of bundles that it did not know, by their apps. */
  compiled: Record<string, Uint8Array | undefined>;
}

/** A page with a hash of all that is its own, which is made beside the drawing: another thread has better to do. */
export interface DrawnPage extends RenderedPage {
  digest?: string;
}

/** Of code that nobody waits for, or of the bundles' own words. */
export interface Remark {
  type: 'remark';
  level: 'debug' | 'warn';
  text: string;
}

export type WorkerMessage =
  | { type: 'loading'; app: string }
  | { type: 'refused'; app: string; reason: string }
  | { type: 'ready'; started: Started }
  | { type: 'rendered'; id: number; page: DrawnPage }
  | { type: 'failed'; id: number; reason: string }
  | Remark;
