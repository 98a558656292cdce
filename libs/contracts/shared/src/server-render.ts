import type { Company } from './company';
import type { ReleaseSet } from './release-set';
import type { ReadParams } from './search-params';
import type { ServedShopFront } from './shop-front';

/** One page to render. */
export interface PageRequest {
  /** Full address with the shop's public origin. */
  url: string;
  /** Those of the visitor's headers that the calls of the loaders carry on: `cookie`, `x-request-id`. */
  headers: Record<string, string>;
  /** Longest wait for the page's data, in milliseconds. */
  timeLimitMs: number;
  /** Origin of the shop, for the admin area on an origin of its own: a bare layout, and a way to the shop. */
  shop?: string;
  /** The bookshop at whose own address the page stands; none on the main site. */
  shopFront?: ServedShopFront;
  /** Draws what stands around every page and leaves the page itself to the browser. */
  isFrameOnly?: boolean;
}

/** A part of a page that failed on the server; the browser tries it by itself. */
export interface RenderFailure {
  /** What it was doing: reading data or drawing. */
  phase: 'load' | 'render';
  /** Id of the failed route. */
  route: string;
  reason: string;
}

/** What the shell's server bundle makes of a request. */
export interface RenderedPage {
  status: number;
  /** Where to go instead; all else is empty then. */
  location?: string;
  /** Markup of the root element. */
  html: string;
  /** Markup of the head's part that the routes decide: title, description, links, JSON-LD. */
  head: string;
  /** The loaders' data as JSON; blank where the browser draws the page by itself. */
  data: string;
  /** The named chunks that the page's routes are in. */
  chunks: { app: string; chunk: string }[];
  failures: RenderFailure[];
}

/** Exports of a remote's server bundle. */
export interface RemoteServerBundle {
  /** React Router's `RouteObject[]`. */
  routes: unknown[];
}

/** A page, known by its address before anything is rendered. */
export interface RoutePattern {
  app: string;
  /** React Router's pattern, as in `/school/:code`. */
  path: string;
  /** What `103 Early Hints` are made from; none for a page of the app's first chunk. */
  chunk?: string;
  /** The parameters that the page depends on; without them the whole query. */
  searchParams?: ReadParams;
  /** One of the pages by which visitors come in: kept apart from all others. */
  isEntrance?: boolean;
  /** It stands at bookshops' own addresses alone. */
  isOfFront?: boolean;
}

/** Renders the pages of one release set. */
export interface PageRenderer {
  /** `onDraw` is called when the thread begins to draw the page. */
  render: (request: PageRequest, watch: { onDraw: () => void }) => Promise<RenderedPage>;
  patterns: RoutePattern[];
}

/** Exports of the shell's server bundle. */
export interface ShellServerBundle {
  /** The shared modules by name: every remote's bundle takes them from here. */
  shared: Record<string, unknown>;
  createRenderer: (
    releases: ReleaseSet,
    remotes: Record<string, RemoteServerBundle>,
    company: Company,
  ) => PageRenderer;
}
