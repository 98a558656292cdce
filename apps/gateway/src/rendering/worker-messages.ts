import type { PageRequest, ReleaseSet, RenderedPage, RoutePattern } from '@zaino/contracts/shared';

/** Text of one app's server bundle. */
export interface BundleSource {
  app: string;
  text: string;
}

/** Public paths that a service answers, and where it listens. */
export interface ServiceAddress {
  prefix: string;
  url: string;
}

/** What a render worker begins with; it works with these versions until its end. */
export interface WorkerInput {
  releases: ReleaseSet;
  shell: BundleSource;
  remotes: BundleSource[];
  services: ServiceAddress[];
  /** Two 32-bit numbers: see `signals.ts`. */
  signals: SharedArrayBuffer;
}

export interface RenderOrder {
  id: number;
  request: PageRequest;
}

export type WorkerMessage =
  | { type: 'loading'; app: string }
  | { type: 'refused'; app: string; reason: string }
  | { type: 'ready'; patterns: RoutePattern[] }
  | { type: 'rendered'; id: number; page: RenderedPage }
  | { type: 'failed'; id: number; reason: string };
