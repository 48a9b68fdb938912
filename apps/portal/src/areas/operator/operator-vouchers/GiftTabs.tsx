import { Tabs } from '../../../ui/Tabs.tsx'
import { operatorPaths } from '../operator.paths.ts'
import { vouchersText as text } from './operator-vouchers.fa.ts'

const items = [
  { href: operatorPaths.vouchers, label: text.tabs.vouchers },
  { href: operatorPaths.offers, label: text.tabs.offers },
]

/** The two ways in which customers are given something. */
export function GiftTabs({ current }: { current: 'vouchers' | 'offers' }) {
  return <Tabs label={text.title} items={items} current={operatorPaths[current]} />
}
