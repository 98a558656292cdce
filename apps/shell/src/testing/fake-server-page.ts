import { HYDRATION_DATA_ELEMENT } from '@zaino/contracts/shared';

interface FakePage {
  title?: string;
  canonical?: string;
  main?: string;
  data?: string;
}

/** A document as the gateway sends it. */
export function pageMarkup({
  title = 'Cerca la tua scuola | Zaino',
  canonical = 'http://localhost/search',
  main = '<h1>Cerca la tua scuola</h1><a href="/scuola/X">Scuola X</a>',
  data = '{"loaderData":{"page":1}}',
}: FakePage = {}): string {
  return `<!doctype html><html lang="it"><head><title>${title}</title>
    <meta name="description" content="Scuole"><link rel="canonical" href="${canonical}">
    </head><body><div id="root"><main id="contenuto" tabindex="-1">${main}</main></div>
    <script type="application/json" id="${HYDRATION_DATA_ELEMENT}">${data}</script></body></html>`;
}

/** What the server answers to who asks for a page as a document; counts how often. */
export function serveDocuments(
  answer: { status?: number; markup?: string; url?: string } | 'away',
) {
  const asked: string[] = [];
  class FakeRequest {
    onload = () => undefined;
    onerror = () => undefined;
    status = 0;
    responseURL = '';
    responseXML: Document | null = null;
    responseType = '';
    timeout = 0;

    open(_method: string, address: string): void {
      asked.push(new URL(address).pathname);
      this.responseURL = address;
    }

    send(): void {
      setTimeout(() => {
        if (answer === 'away') {
          this.onerror();
          return;
        }
        const { status = 200, markup = pageMarkup(), url } = answer;
        this.status = status;
        this.responseURL = url ?? this.responseURL;
        this.responseXML = new DOMParser().parseFromString(markup, 'text/html');
        this.onload();
      });
    }
  }
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
  return asked;
}
