// Writes that leave together. A lone one leaves at once; under load they gather, for a group costs little more than one.
interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export interface GroupedWrites<Item> {
  /** Resolves when the group that holds the item is written. */
  add(item: Item): Promise<void>;
}

export interface Grouping {
  mostAtOnce: number;
  /** From one write's begin to the next one's, unless a whole group waits. */
  intervalMs: number;
}

export function groupedWrites<Item>(
  { mostAtOnce, intervalMs }: Grouping,
  write: (items: Item[]) => Promise<void>,
): GroupedWrites<Item> {
  let waiting: Waiting<Item>[] = [];
  let begun = Number.NEGATIVE_INFINITY;
  /** A write is under way, or about to begin. */
  let busy = false;
  let timer: NodeJS.Timeout | null = null;

  function schedule(): void {
    if (busy || waiting.length === 0) return;
    const wait = waiting.length >= mostAtOnce ? 0 : begun + intervalMs - performance.now();
    if (wait > 0) {
      timer ??= setTimeout(begin, wait);
      return;
    }
    busy = true;
    // After the answers of this turn of the loop: they go along.
    setImmediate(() => void run());
  }

  function begin(): void {
    timer = null;
    if (busy) return;
    busy = true;
    void run();
  }

  async function run(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    begun = performance.now();
    const group = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
    try {
      await write(group.map(({ item }) => item));
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    busy = false;
    schedule();
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        schedule();
      }),
  };
}
