/** Where an order goes on in the project that is chosen for it. */
type OrderIn = (projectId: number) => string

/** Whoever chooses a project later does so for something else. */
const keptMs = 10 * 60_000

let waiting: { orderIn: OrderIn; atMs: number } | undefined

/** Keeps an order while its project is chosen or created. */
export const orderAfterProject = (orderIn: OrderIn): void => {
  waiting = { orderIn, atMs: Date.now() }
}

/** The page of the order that waits for this project, once; `undefined`: none does. */
export const takeOrderIn = (projectId: number): string | undefined => {
  const order = waiting
  waiting = undefined
  return order && Date.now() - order.atMs < keptMs ? order.orderIn(projectId) : undefined
}
