import { ArrowLeftRight, Banknote, Check, Eye, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { MenuAction } from '../ui/Menu.tsx'
import { accountsText } from './accounts.fa.ts'
import { currencies, setCurrency, useCurrency } from './currency.ts'
import { existing } from './navigation.ts'
import { openPanel } from './panels.ts'
import { paths } from './paths.ts'
import { clearProject } from './project-selection.ts'
import { seeAsText } from './see-as.fa.ts'
import { logout } from './session-calls.ts'
import { clearSession, useSession } from './session.ts'
import { shellText } from './shell.fa.ts'
import { setTheme, themes, useTheme } from './theme.ts'
import { useRolesToSeeAs } from './use-may.ts'

const text = shellText.account

export const themeIcons = { light: Sun, dark: Moon, system: Monitor }

/** Signs out here whatever the server answers: nobody may be kept in because a call failed. */
export const useLogout = () => {
  const navigate = useNavigate()
  return async (to: string = paths.dashboard) => {
    await logout()
    clearSession()
    clearProject()
    await navigate(to)
  }
}

/** Other ways to be here: in another account of the person, or through another role. */
const useStandingActions = (): MenuAction[] => {
  const { customerCount } = useSession()
  const canSeeAs = useRolesToSeeAs().length > 0
  const switching: MenuAction = {
    id: 'switch-account',
    label: accountsText.action,
    icon: ArrowLeftRight,
    onAction: () => openPanel('switch-account'),
  }
  const seeing: MenuAction = { id: 'see-as', label: seeAsText.action, icon: Eye, onAction: () => openPanel('see-as') }
  return [...(customerCount > 1 ? [switching] : []), ...(canSeeAs ? [seeing] : [])]
}

/** The account's pages, the colour scheme and the way out, as groups of a menu. */
export const useAccountActions = (): MenuAction[][] => {
  const current = useTheme()
  const shownIn = useCurrency()
  const logout = useLogout()
  const standing = useStandingActions()
  const pages = existing('customerProducts', 'account', 'financial', 'changePassword').map(
    ({ id, label, icon, path }): MenuAction => ({
      id,
      label,
      icon,
      href: path(0),
    }),
  )
  const schemes = themes.map((theme): MenuAction => ({
    id: `theme-${theme}`,
    label: `${text.theme}: ${text.themes[theme]}`,
    icon: theme === current ? Check : themeIcons[theme],
    onAction: () => setTheme(theme),
  }))
  const units = currencies.map((currency): MenuAction => ({
    id: `currency-${currency}`,
    label: `${text.currency}: ${text.currencies[currency]}`,
    icon: currency === shownIn ? Check : Banknote,
    onAction: () => setCurrency(currency),
  }))
  return [
    pages,
    standing,
    schemes,
    units,
    [{ id: 'logout', label: text.logout, icon: LogOut, onAction: () => void logout() }],
  ]
}
