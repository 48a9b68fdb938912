import { HardDrive, KeyRound, LayoutDashboard, Lock, Network, Server, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { navigationText } from './navigation.fa.ts'
import { paths } from './paths.ts'
import { isRegistered } from './registered-pages.ts'

export type NavigationId = keyof typeof navigationText.entries

export interface NavigationEntry {
  id: NavigationId
  label: string
  icon: LucideIcon
  /** Searched for in the palette, never shown. */
  keywords: string
  /** Pages of a project need one; the others take none. */
  needsProject: boolean
  path(projectId: number): string
}

type Definition = [icon: LucideIcon, english: string, path: string | ((projectId: number) => string)]

/** Pages of the menu. The frame of every page loads it, so an entry and its sign come with their page. */
const definitions: Record<NavigationId, Definition> = {
  dashboard: [LayoutDashboard, 'dashboard home', paths.dashboard],
  vm: [Server, 'vm virtual server machine vps', paths.vm.list],
  key: [KeyRound, 'ssh key', paths.key.list],
  network: [Network, 'network', paths.network.list],
  volume: [HardDrive, 'volume disk', paths.volume.list],
  account: [UserRound, 'account profile', paths.portal.account],
  changePassword: [Lock, 'change password', paths.portal.changePassword],
}

const entryOf = (id: NavigationId): NavigationEntry => {
  const [icon, english, path] = definitions[id]
  const { label, also } = navigationText.entries[id]
  const pathOf = typeof path === 'string' ? () => path : path
  return { id, label, icon, keywords: `${english} ${also}`, needsProject: typeof path !== 'string', path: pathOf }
}

export interface NavigationGroup {
  id: keyof typeof navigationText.groups
  label: string
  icon: LucideIcon
  entries: NavigationEntry[]
}

const groupDefinitions: [NavigationGroup['id'], LucideIcon, NavigationId[]][] = [
  ['infrastructure', Server, ['vm', 'key', 'network', 'volume']],
]

const anyProject = 1

/** Entries whose page exists today, in the given order. */
export const existing = (...ids: NavigationId[]): NavigationEntry[] =>
  ids.map(entryOf).filter((entry) => isRegistered(entry.path(anyProject)))

/** The sidebar's groups, without what leads nowhere yet. */
export const sidebarGroups = (): NavigationGroup[] =>
  groupDefinitions
    .map(([id, icon, ids]) => ({ id, icon, label: navigationText.groups[id], entries: existing(...ids) }))
    .filter((group) => group.entries.length > 0)

/** Every page that the palette can open. */
export const allEntries = (): NavigationEntry[] => existing(...(Object.keys(definitions) as NavigationId[]))

/** A list's entry stays lit on the pages below it: `/vm/3/list`, `/vm/3/add-vm` and `/vm/3/7/specification` are all servers. */
export const isEntryCurrent = ({ needsProject, path }: NavigationEntry, pathname: string): boolean => {
  if (!needsProject) return pathname === path(anyProject).split('?')[0]
  const [, first] = path(anyProject).split('/')
  const [, current, projectId] = pathname.split('/')
  return first === current && /^\d+$/.test(projectId ?? '')
}
