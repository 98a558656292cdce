const MOST_OF_A_NAME = 60;

/** What answers have named, by the name of the member: inputs that hold it get deeper than invented ones. */
export class KnownValues {
  private readonly byName = new Map<string, Set<unknown>>();

  /** Takes every value of some JSON; the newest stay. */
  learn(json: unknown, name = ''): void {
    if (Array.isArray(json)) {
      for (const item of json) this.learn(item, name);
    } else if (typeof json === 'object' && json !== null) {
      for (const [member, value] of Object.entries(json)) this.learn(value, member);
    } else if (typeof json === 'string' || typeof json === 'number') {
      this.keep(name, json);
    }
  }

  /** Of a member, or of the ids that it could mean: `productId` and `lineIds` are ids of something. */
  named(name: string): unknown[] {
    const isReference = /(^id|Id|^key|^uid)s?$/.test(name);
    const names = isReference ? [name, name.replace(/s$/, ''), 'id', 'uid'] : [name];
    return [...new Set(names.flatMap((one) => [...(this.byName.get(one) ?? [])]))];
  }

  private keep(name: string, value: unknown): void {
    const values = this.byName.get(name) ?? new Set();
    this.byName.set(name, values);
    values.delete(value);
    values.add(value);
    const [oldest] = values;
    if (values.size > MOST_OF_A_NAME) values.delete(oldest);
  }
}
