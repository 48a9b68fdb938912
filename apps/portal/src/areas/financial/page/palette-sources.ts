import {
  ChartColumn,
  CreditCard,
  FileCheck,
  FileText,
  Gauge,
  Gift,
  HandCoins,
  Plus,
  ReceiptText,
  ScrollText,
  WalletMinimal,
  type LucideIcon,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PaletteEntry, PaletteSource } from '../../../shell/palette-entries.ts'
import { openPanel } from '../../../shell/panels.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { useReadOnlyReason } from '../../../ui/read-only.ts'
import { financialPaths as paths } from '../financial.paths.ts'
import { useFoundRecords, useFoundServices } from './palette-found.ts'
import { financialPageText } from './page.fa.ts'
import { tabPath } from './tabs.ts'

const text = financialPageText.palette

/** For everybody in the account. */
const openPages = [['quotes', FileCheck]] as const satisfies readonly (readonly [keyof typeof text, LucideIcon])[]

const pages = [
  ['wallet', WalletMinimal],
  ['payments', CreditCard],
  ['invoices', FileText],
  ['bills', ReceiptText],
  ['costs', ChartColumn],
  ['caps', Gauge],
] as const satisfies readonly (readonly [keyof typeof text, LucideIcon])[]

/** Parts of the page of all money that have no page of their own. */
const tabs = [
  ['current-bill', ScrollText],
  ['commissions', HandCoins],
] as const satisfies readonly (readonly [keyof typeof text, LucideIcon])[]

const panels = [
  ['deposit', Plus],
  ['voucher', Gift],
] as const satisfies readonly (readonly [keyof typeof text, LucideIcon])[]

/** Pages and acts of money, for those who may see it; and those for everybody. */
const useMoneyEntries: PaletteSource = () => {
  const navigate = useNavigate()
  const may = useMayInAccount()
  const readOnlyReason = useReadOnlyReason(true)
  const pageEntry = ([id, icon]: readonly [keyof typeof text & keyof typeof paths, LucideIcon]): PaletteEntry => ({
    id: `page-${id}`,
    section: 'pages',
    ...text[id],
    icon,
    run: () => void navigate(paths[id]),
  })
  const open = openPages.map(pageEntry)
  if (!may('money')) return open
  return [
    ...panels.map(([id, icon]): PaletteEntry => ({
      id: `act-${id}`,
      section: 'acts',
      ...text[id],
      icon,
      disabledReason: readOnlyReason,
      run: () => openPanel(id),
    })),
    ...pages.map(pageEntry),
    ...tabs.map(([id, icon]): PaletteEntry => ({
      id: `page-${id}`,
      section: 'pages',
      ...text[id],
      icon,
      run: () => void navigate(tabPath(id)),
    })),
    ...open,
  ]
}

export const paletteSources: readonly PaletteSource[] = [useFoundServices, useFoundRecords, useMoneyEntries]
