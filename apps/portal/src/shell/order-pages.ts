import type { productCategory } from '@sarv/contract/enums'
import type { LucideIcon } from 'lucide-react'

/** What is ordered without being a product of its own in the catalogue. */
type Beside = 'volume' | 'balancer'

/** A product, and the page of a project on which it is ordered. */
export type OrderPage = readonly [
  product: keyof typeof productCategory.id | Beside,
  path: (projectId: number) => string,
  /** In menus of all that can be ordered. */
  look: { label: string; icon: LucideIcon },
]

/** In the address of a list whose new ones are made in a dialog: it is open. */
export const newParameter = 'new'

const pages: OrderPage[] = []

/** Told by the table of routes: what areas take orders for. */
export const addOrderPages = (given: readonly OrderPage[]) => {
  pages.push(...given)
}

/** All that can be ordered, in the order in which areas bring it. */
export const orderPages = (): readonly OrderPage[] => pages

/** Where a product is ordered in a project; `undefined` while it cannot be. */
export const orderPageOf = (product: OrderPage[0]): OrderPage[1] | undefined =>
  pages.find(([ordered]) => ordered === product)?.[1]
