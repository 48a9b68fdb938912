import type { BillDetail, BillOrder } from '@sarv/client/financial.generated'

/** What is billed for one product. */
export interface BilledProduct {
  name: string
  price: number
  /** Of the whole bill, in percent. */
  share: number
  orders: BillOrder[]
}

/** The bill from the top: products, the most expensive first, each with its services. */
export const productsOf = ({ billOrders, netPrice }: Pick<BillDetail, 'billOrders' | 'netPrice'>): BilledProduct[] => {
  const byName = Map.groupBy(billOrders ?? [], ({ product }) => product ?? '')
  return [...byName]
    .map(([name, orders]) => {
      const price = orders.reduce((sum, { orderPrice }) => sum + orderPrice, 0)
      return {
        name,
        price,
        share: netPrice > 0 ? (price / netPrice) * 100 : 0,
        orders: orders.toSorted((a, b) => b.orderPrice - a.orderPrice),
      }
    })
    .toSorted((a, b) => b.price - a.price)
}

/** What a unit cost an hour, as far as whole rials tell; `undefined` where nothing was counted. */
export const unitHourly = ({ price, quantity, duration }: { price: number; quantity: number; duration: number }) =>
  quantity > 0 && duration > 0 ? price / (quantity * duration) : undefined
