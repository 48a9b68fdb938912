import { may, type OperatorAccess, type OperatorRole } from '@sarv/contract/access'
import { operatorPaths } from '../operator.paths.ts'
import { frameText as text } from './frame.fa.ts'

export interface MenuEntry {
  path: string
  label: string
  /** Whose it is: a row of the access table. */
  access: OperatorAccess
}

/** The pages of the operators' side, in the order of the bar. */
const entries: readonly MenuEntry[] = [
  { path: operatorPaths.home, label: text.desk, access: 'operator' },
  { path: operatorPaths.tickets, label: text.tickets, access: 'operator:support' },
  { path: operatorPaths.customers, label: text.customers, access: 'operator:customers' },
  { path: operatorPaths.waiting, label: text.waiting, access: 'operator' },
  { path: operatorPaths.vouchers, label: text.vouchers, access: 'operator:finance' },
  { path: operatorPaths.operations, label: text.operations, access: 'operator' },
  { path: operatorPaths.articles, label: text.articles, access: 'operator:editor' },
  { path: operatorPaths.broadcasts, label: text.broadcasts, access: 'operator:editor' },
  { path: operatorPaths.incidents, label: text.incidents, access: 'operator:incidents' },
  { path: operatorPaths.health, label: text.health, access: 'operator' },
  { path: operatorPaths.capacity, label: text.capacity, access: 'operator:engineer' },
  { path: operatorPaths.audit, label: text.audit, access: 'operator' },
]

/** Pages that no entry leads to. */
const beside: readonly Pick<MenuEntry, 'path' | 'access'>[] = [
  { path: operatorPaths.cannedReplies, access: 'operator:support' },
]

/** Whose a page is: what stands below the page of an entry is of the same people. */
export const accessOfPage = (address: string): OperatorAccess => {
  const around = [...entries, ...beside].filter(({ path }) => address === path || address.startsWith(`${path}/`))
  return around.toSorted((one, other) => other.path.length - one.path.length)[0]?.access ?? 'operator'
}

export const menuFor = (roles: readonly OperatorRole[]): readonly MenuEntry[] =>
  entries.filter(({ access }) => may(access, roles))
