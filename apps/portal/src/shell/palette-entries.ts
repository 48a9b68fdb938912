import type { LucideIcon } from 'lucide-react'
import { FolderPlus, LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { themeIcons, useLogout } from './account-actions.ts'
import type { MenuWords } from './menu-words.ts'
import { allEntries } from './navigation.ts'
import { openPanel } from './panels.ts'
import { paletteText as text } from './palette.fa.ts'
import { useSelectedProjectId } from './project-selection.ts'
import { setTheme, themes } from './theme.ts'
import { useMayInAccount } from './use-may.ts'

export const paletteSections = ['services', 'records', 'acts', 'pages'] as const
export type PaletteSection = (typeof paletteSections)[number]

/** One thing that the palette can find and do. */
export interface PaletteEntry {
  id: string
  /** Which service it is (`serviceKey`): of two sources that know it, the first one counts. */
  service?: string
  section: PaletteSection
  title: string
  /** Searched for, never shown: English names, what others call it. */
  keywords: string
  /** At the end of the row: an address, what kind of service it is. Searched for too. */
  detail?: string
  kind?: string
  icon: LucideIcon
  /** What it does, in words that people may type for it. An entry with a verb is found only by one of them. */
  verb?: string
  /** Why it cannot be done now; it is shown, and does nothing. */
  disabledReason?: string | undefined
  /** What can be done with it: behind Tab. */
  acts?: readonly PaletteEntry[]
  /** What is worth knowing of it before it is opened; of an act, what it is done to. */
  preview?: readonly string[]
  /** Of an act: what comes of it, in a sentence. */
  effect?: string
  /** Where an act that changes something is confirmed: by the page that it leads to, or here, by a second Enter. */
  asks?: 'there' | 'here'
  run(): void
}

/** Whether an act has to be confirmed in the palette, and was not yet: Enter asks instead of doing it. */
export const isAskedFirst = ({ id, asks }: PaletteEntry, askedId: string | undefined): boolean =>
  asks === 'here' && askedId !== id

/** A hook that gives entries; each area brings its own in `<area>.pages.ts`. `query`: what stands still in the box, for those who ask the server. */
export type PaletteSource = (query: string) => PaletteEntry[]

export const serviceKey = (type: string, id: number): string => `${type} ${id}`

/** Without what an earlier source knows already. */
export const oncePerService = (entries: readonly PaletteEntry[]): PaletteEntry[] => {
  const known = new Set<string>()
  return entries.filter(({ service }) => {
    if (service === undefined) return true
    const isNew = !known.has(service)
    known.add(service)
    return isNew
  })
}

export const usePageEntries = (words: MenuWords): PaletteEntry[] => {
  const navigate = useNavigate()
  const projectId = useSelectedProjectId()
  return allEntries().map(({ id, label, keywords = words[id]?.keywords ?? '', icon, needsProject, path }) => ({
    id: `page-${id}`,
    section: 'pages',
    title: label,
    keywords,
    icon,
    run: () => {
      if (needsProject && projectId === null) openPanel('projects')
      else void navigate(path(projectId ?? 0))
    },
  }))
}

export const useShellActs = (): PaletteEntry[] => {
  const logout = useLogout()
  const may = useMayInAccount()
  const createProject: PaletteEntry = {
    id: 'act-create-project',
    section: 'acts',
    title: text.createProject.title,
    keywords: text.createProject.keywords,
    icon: FolderPlus,
    effect: text.createProject.effect,
    asks: 'there',
    run: () => openPanel('create-project'),
  }
  const acts: PaletteEntry[] = [
    ...(may('account') ? [createProject] : []),
    ...themes.map((theme): PaletteEntry => ({
      id: `act-theme-${theme}`,
      section: 'acts',
      title: text.themes[theme].title,
      keywords: text.themes[theme].keywords,
      icon: themeIcons[theme],
      effect: text.themes[theme].effect,
      run: () => setTheme(theme),
    })),
    {
      id: 'act-logout',
      section: 'acts',
      title: text.logout.title,
      keywords: text.logout.keywords,
      icon: LogOut,
      effect: text.logout.effect,
      asks: 'here',
      run: () => void logout(),
    },
  ]
  return acts
}
