import {
  calculations,
  type CalculatorTab,
  type ChosenSize,
  type SizeName,
} from '@sarv/contract/financial/calculator/calculations'
import { Boxes, Cylinder, Globe, HardDrive, Network, Server, ShipWheel, Split, type LucideIcon } from 'lucide-react'
import { calculatorText } from './calculator.fa.ts'

const text = calculatorText.dials

/** One size that can be chosen, with its words. */
export interface Dial extends ChosenSize {
  label: string
  unit: string
  hint?: string
}

/** What a size is called on the page, where it is not its own name. */
const wordsOf = (tab: CalculatorTab, name: SizeName): Omit<Dial, keyof ChosenSize> => {
  if (name === 'n') return text.servers
  if (name !== 'disk') return text[name]
  return tab === 'storage' ? text.files : tab === 'volume' ? text.volume : text.disk
}

export const dialsOf = (tab: CalculatorTab): Dial[] =>
  calculations[tab].sizes.map((size) => ({ ...size, ...wordsOf(tab, size.name) }))

export const tabIcons: Readonly<Record<CalculatorTab, LucideIcon>> = {
  vm: Server,
  volume: HardDrive,
  cluster: ShipWheel,
  namespace: Boxes,
  storage: Cylinder,
  dns: Globe,
  vpc: Network,
  balancer: Split,
}
