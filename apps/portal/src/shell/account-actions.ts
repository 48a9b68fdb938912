import { Check, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { MenuAction } from '../ui/Menu.tsx'
import { existing } from './navigation.ts'
import { paths } from './paths.ts'
import { clearProject } from './project-selection.ts'
import { logout } from './session-calls.ts'
import { clearSession } from './session.ts'
import { shellText } from './shell.fa.ts'
import { setTheme, themes, useTheme } from './theme.ts'

const text = shellText.account

export const themeIcons = { light: Sun, dark: Moon, system: Monitor }

/** Signs out here whatever the server answers: nobody may be kept in because a call failed. */
export const useLogout = () => {
  const navigate = useNavigate()
  return async () => {
    await logout()
    clearSession()
    clearProject()
    await navigate(paths.dashboard)
  }
}

/** The account's pages, the colour scheme and the way out, as groups of a menu. */
export const useAccountActions = (): MenuAction[][] => {
  const current = useTheme()
  const logout = useLogout()
  const pages = existing('customerProducts', 'account', 'financial', 'changePassword').map(
    ({ id, label, icon, path }): MenuAction => ({ id, label, icon, href: path(0) }),
  )
  const schemes = themes.map((theme): MenuAction => ({
    id: `theme-${theme}`,
    label: `${text.theme}: ${text.themes[theme]}`,
    icon: theme === current ? Check : themeIcons[theme],
    onAction: () => setTheme(theme),
  }))
  return [pages, schemes, [{ id: 'logout', label: text.logout, icon: LogOut, onAction: () => void logout() }]]
}
