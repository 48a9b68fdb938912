import { useNavigate } from 'react-router'
import type { PaletteSource } from '../../../shell/palette-entries.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { accountPageText as text } from './account-page.fa.ts'
import { accountTabPath, accountTabs } from './account-tabs.ts'

const keywordsOf: Readonly<Record<string, string>> = text.keywords

/** The tabs of the account's page. Those without keywords of their own here are lines of the menu, which the palette has already. */
const useAccountTabs: PaletteSource = () => {
  const navigate = useNavigate()
  const may = useMayInAccount()
  return accountTabs.flatMap((tab) => {
    const keywords = keywordsOf[tab.id]
    if (keywords === undefined || (tab.access && !may(tab.access))) return []
    return [
      {
        id: `page-account-${tab.id}`,
        section: 'pages' as const,
        title: tab.title,
        keywords,
        icon: tab.icon,
        run: () => void navigate(accountTabPath(tab)),
      },
    ]
  })
}

export const paletteSources: readonly PaletteSource[] = [useAccountTabs]
