import { useSyncExternalStore } from 'react'
import { createBrowserStore } from './browser-store.ts'

/** The project that the sidebar, the palette and the dashboard speak of; null when none is chosen. */
export const projectSelection = createBrowserStore<number | null>('sarv.project', {
  parse: (text) => {
    const id = Number(text)
    return Number.isSafeInteger(id) && id > 0 ? id : null
  },
  format: (id) => (id === null ? null : String(id)),
})

export const selectProject = (id: number) => projectSelection.set(id)

export const clearProject = () => projectSelection.set(null)

export const useSelectedProjectId = () => useSyncExternalStore(projectSelection.subscribe, projectSelection.get)

/** The id that should be selected now, given the projects the user has and the one the address names. */
export const settleSelection = (
  stored: number | null,
  inAddress: number | null,
  projects: readonly { id: number }[],
): number | null => {
  const isMine = (id: number | null) => id !== null && projects.some((project) => project.id === id)
  if (isMine(inAddress)) return inAddress
  if (isMine(stored)) return stored
  // Nobody has to choose from one.
  return projects.length === 1 ? projects[0]!.id : null
}
