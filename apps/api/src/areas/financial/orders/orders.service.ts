export { findOrder, findOrderByName, type OrderRow } from './orders.store.ts'
export { productName } from '../usage/product-names.rules.ts'
