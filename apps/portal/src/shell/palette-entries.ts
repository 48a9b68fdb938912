import type { LucideIcon } from 'lucide-react'
import { FolderKanban, FolderPlus, LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { themeIcons, useLogout } from './account-actions.ts'
import type { MenuWords } from './menu-words.ts'
import { allEntries, projectHome } from './navigation.ts'
import { openPanel } from './panels.ts'
import { paletteText as text } from './palette.fa.ts'
import { paths } from './paths.ts'
import { selectProject, useSelectedProjectId } from './project-selection.ts'
import { setTheme, themes } from './theme.ts'
import { useMayInAccount } from './use-may.ts'
import { useProjects } from './use-project.ts'
import { useReadOnlyReason } from '../ui/read-only.ts'

export const paletteSections = [
  'services',
  'projects',
  'records',
  'customers',
  'tickets',
  'payments',
  'acts',
  'pages',
] as const
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

/** Each service as its first source knows it, with the acts of all that know it. */
export const oncePerService = (entries: readonly PaletteEntry[]): PaletteEntry[] => {
  const known = Map.groupBy(entries, ({ service, id }) => service ?? id)
  return [...known.values()].map(([first, ...others]) => {
    if (others.length === 0) return first!
    const acts = [first!, ...others].flatMap((entry) => entry.acts ?? [])
    // What one source knows of a service, its labels say, must find it also where another source lists it first.
    const keywords = [...new Set([first!, ...others].map((entry) => entry.keywords))].join(' ')
    return { ...first!, keywords, ...(acts.length > 0 && { acts }) }
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

/** Choosing one switches to it, as in the list of projects. */
export const useProjectEntries = (): PaletteEntry[] => {
  const navigate = useNavigate()
  const chosenId = useSelectedProjectId()
  const { projects } = useProjects()
  return projects.map(({ id, name, datacenter }) => ({
    id: `project-${id}`,
    section: 'projects',
    title: name ?? '',
    keywords: text.project.keywords,
    kind: [datacenter, id === chosenId && text.project.chosen].filter(Boolean).join(' · '),
    icon: FolderKanban,
    run: () => {
      selectProject(id)
      void navigate(projectHome(id) ?? paths.dashboard)
    },
  }))
}

export const useShellActs = (): PaletteEntry[] => {
  const logout = useLogout()
  const may = useMayInAccount()
  const readOnlyReason = useReadOnlyReason(true)
  const createProject: PaletteEntry = {
    id: 'act-create-project',
    section: 'acts',
    title: text.createProject.title,
    keywords: text.createProject.keywords,
    icon: FolderPlus,
    effect: text.createProject.effect,
    asks: 'there',
    disabledReason: readOnlyReason,
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
