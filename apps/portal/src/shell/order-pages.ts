import type { productCategory } from '@sarv/contract/enums'

/** A product, and the page of a project on which it is ordered. */
export type OrderPage = readonly [product: keyof typeof productCategory.id, path: (projectId: number) => string]

const pages: OrderPage[] = []

/** Told by the table of routes: what areas take orders for. */
export const addOrderPages = (given: readonly OrderPage[]) => {
  pages.push(...given)
}

/** Where a product is ordered in a project; `undefined` while it cannot be. */
export const orderPageOf = (product: OrderPage[0]): OrderPage[1] | undefined =>
  pages.find(([ordered]) => ordered === product)?.[1]
