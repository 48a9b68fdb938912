import {
  ChartColumn,
  CreditCard,
  FileText,
  Gift,
  Plus,
  ReceiptText,
  WalletMinimal,
  type LucideIcon,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PaletteEntry, PaletteSource } from '../../../shell/palette-entries.ts'
import { openPanel } from '../../../shell/panels.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { financialPaths as paths } from '../financial.paths.ts'
import { financialPageText } from './page.fa.ts'

const text = financialPageText.palette

const pages = [
  ['wallet', WalletMinimal],
  ['payments', CreditCard],
  ['invoices', FileText],
  ['bills', ReceiptText],
  ['costs', ChartColumn],
] as const satisfies readonly (readonly [keyof typeof text, LucideIcon])[]

const panels = [
  ['deposit', Plus],
  ['voucher', Gift],
] as const satisfies readonly (readonly [keyof typeof text, LucideIcon])[]

/** Pages and acts of money, for those who may see it. */
const useMoneyEntries: PaletteSource = () => {
  const navigate = useNavigate()
  const may = useMayInAccount()
  if (!may('money')) return []
  return [
    ...panels.map(([id, icon]): PaletteEntry => ({
      id: `act-${id}`,
      section: 'acts',
      ...text[id],
      icon,
      run: () => openPanel(id),
    })),
    ...pages.map(([id, icon]): PaletteEntry => ({
      id: `page-${id}`,
      section: 'pages',
      ...text[id],
      icon,
      run: () => void navigate(paths[id]),
    })),
  ]
}

export const paletteSources: readonly PaletteSource[] = [useMoneyEntries]
