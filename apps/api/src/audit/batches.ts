interface Waiting<Item> {
  item: Item
  resolve: () => void
  reject: (reason: unknown) => void
}

/** As many as one statement carries well. */
const largest = 100

/**
 * Work that only one can do at a time, such as writing at the head of a chain: what comes while some is being done is
 * done together afterwards. Each caller learns how its own ended: a batch that fails is repeated one by one.
 */
export const inBatches = <Item>(doAll: (items: Item[]) => Promise<void>): ((item: Item) => Promise<void>) => {
  const queue: Waiting<Item>[] = []
  let isBusy = false

  const settle = async (batch: Waiting<Item>[]): Promise<void> => {
    try {
      await doAll(batch.map(({ item }) => item))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  const work = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    while (queue.length > 0) await settle(queue.splice(0, largest))
    isBusy = false
  }

  return (item) =>
    new Promise<void>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      void work()
    })
}
