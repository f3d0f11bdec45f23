/** Items of several clients: each client in turn, and the items of one in order. Many items delay only their own client. */
export class FairQueue<Item> {
  /** The items of each client that has some; the client whose turn it is comes first. */
  readonly #waiting = new Map<string, Set<Item>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(client: string): number {
    return this.#waiting.get(client)?.size ?? 0;
  }

  push(client: string, item: Item): void {
    const own = this.#waiting.get(client) ?? new Set();
    this.#waiting.set(client, own.add(item));
    this.#size += 1;
  }

  /** Takes the next item; undefined if there is none. */
  shift(): Item | undefined {
    for (const [client, own] of this.#waiting) {
      for (const item of own) {
        this.remove(client, item);
        // The others of this client wait until every client had its turn.
        if (this.#waiting.delete(client)) this.#waiting.set(client, own);
        return item;
      }
    }
    return undefined;
  }

  remove(client: string, item: Item): void {
    const own = this.#waiting.get(client);
    if (own?.delete(item) !== true) return;
    this.#size -= 1;
    if (own.size === 0) this.#waiting.delete(client);
  }
}
