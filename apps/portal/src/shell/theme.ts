import { useSyncExternalStore } from 'react'
import { createBrowserStore } from './browser-store.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text)

// public/theme.js reads the same key before the first paint.
const themeStore = createBrowserStore<Theme>('sarv.theme', {
  parse: (text) => (isTheme(text) ? text : 'system'),
  format: (theme) => (theme === 'system' ? null : theme),
})

const apply = () => {
  const theme = themeStore.get()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Keeps the document's colour scheme equal to the choice made here or in another tab. */
export const followTheme = () => {
  apply()
  return themeStore.subscribe(apply)
}

export const setTheme = (theme: Theme) => themeStore.set(theme)

export const useTheme = () => useSyncExternalStore(themeStore.subscribe, themeStore.get)
