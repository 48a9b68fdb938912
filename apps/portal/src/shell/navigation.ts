import type { LucideIcon } from 'lucide-react'
import { isRegistered } from './registered-pages.ts'

/** What lines of the menu stand together under. */
export interface NavigationGroupDefinition {
  id: string
  label: string
  icon: LucideIcon
}

/** A line of the menu, as an area gives it. The frame of every page has it, so it comes with the page and not before. */
export interface NavigationDefinition {
  id: string
  /** Where it stands in the sidebar; absent: in no group. */
  group?: NavigationGroupDefinition
  label: string
  icon: LucideIcon
  /** Searched for in the palette, never shown; of lines that come with the first page it stands in the area's `menuWords`. */
  keywords?: string
  /** Pages of a project are given its id. */
  path: string | ((projectId: number) => string)
  /** What the addresses of pages below it begin with: it stays lit there. */
  below?: readonly string[]
}

export interface NavigationEntry extends Omit<NavigationDefinition, 'path'> {
  /** Pages of a project need one; the others take none. */
  needsProject: boolean
  path(projectId: number): string
}

const entries: NavigationEntry[] = []

const entryOf = ({ path, ...definition }: NavigationDefinition): NavigationEntry =>
  typeof path === 'string'
    ? { ...definition, needsProject: false, path: () => path }
    : { ...definition, needsProject: true, path }

/** Told by the table of routes: what areas have for the menu. */
export const addNavigation = (definitions: readonly NavigationDefinition[]) => {
  entries.push(...definitions.map(entryOf))
}

export interface NavigationGroup extends NavigationGroupDefinition {
  entries: NavigationEntry[]
}

const anyProject = 1

/** Every page that the palette can open. */
export const allEntries = (): NavigationEntry[] => entries.filter((entry) => isRegistered(entry.path(anyProject)))

/** Those of these entries whose page exists today, in the given order. */
export const existing = (...ids: string[]): NavigationEntry[] => {
  const all = allEntries()
  return ids.flatMap((id) => all.find((entry) => entry.id === id) ?? [])
}

/** The sidebar's groups in the order in which areas bring them, without what leads nowhere yet. */
export const sidebarGroups = (): NavigationGroup[] => {
  const groups = new Map<string, NavigationGroup>()
  for (const entry of allEntries()) {
    if (!entry.group) continue
    const group = groups.get(entry.group.id) ?? { ...entry.group, entries: [] }
    group.entries.push(entry)
    groups.set(group.id, group)
  }
  return [...groups.values()]
}

/** Where a project is entered: its first list. */
export const projectHome = (projectId: number): string | undefined =>
  allEntries()
    .find(({ needsProject }) => needsProject)
    ?.path(projectId)

/** A list's entry stays lit on the pages below it: `/vm/3/list`, `/vm/3/add-vm` and `/vm/3/7/specification` are all servers. */
export const isEntryCurrent = ({ needsProject, path, below = [] }: NavigationEntry, pathname: string): boolean => {
  if (!needsProject) {
    return pathname === path(anyProject).split('?')[0] || below.some((beginning) => pathname.startsWith(beginning))
  }
  const [, first] = path(anyProject).split('/')
  const [, current, projectId] = pathname.split('/')
  return first === current && /^\d+$/.test(projectId ?? '')
}
