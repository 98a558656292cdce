/** Of one pair, as `orders>catalogue:key`, or of all services alike, as the key alone. */
const item = /^(?:([a-z]+)>([a-z]+):)?([\w+/=-]{32,})$/;

interface ServiceKey {
  caller: string | undefined;
  callee: string | undefined;
  key: string;
}

/**
 * What services prove to one another with, as `SERVICE_KEY` says it: keys of pairs and keys of all, by blanks. The first
 * one that fits is sent, and each that fits is accepted, so that a key is replaced without a stop.
 */
export class ServiceKeys {
  private readonly keys: ServiceKey[];

  constructor(setting: string | undefined) {
    this.keys = (setting ?? '').split(/\s+/).filter(Boolean).map(parse);
  }

  /** What the caller sends to the callee. Throws where there is none for the two. */
  sent(caller: string, callee: string): string {
    const ofPair = this.keys.find((key) => key.caller === caller && key.callee === callee);
    const found = ofPair ?? this.keys.find(isOfAll);
    if (!found) throw new Error(`SERVICE_KEY has no key for ${caller}>${callee}.`);
    return found.key;
  }

  /** What the callee lets in, whoever calls. */
  accepted(callee: string): string[] {
    return this.keys.filter((key) => key.callee === callee || isOfAll(key)).map(({ key }) => key);
  }
}

/** Whether a setting can be read. */
export function isServiceKey(setting: string): boolean {
  return setting
    .split(/\s+/)
    .filter(Boolean)
    .every((text) => item.test(text));
}

const isOfAll = ({ caller }: ServiceKey) => caller === undefined;

function parse(text: string): ServiceKey {
  const [, caller, callee, key] = item.exec(text) ?? [];
  // Its form was looked at with the configuration: a test's own may be anything.
  return { caller, callee, key: key ?? text };
}
