import { useSyncExternalStore } from 'react'
import { createValueStore } from './value-store.ts'

/** What can be opened from anywhere; one at a time. */
export type Panel =
  | 'palette'
  | 'operations'
  | 'menu'
  | 'projects'
  | 'create-project'
  | 'switch-account'
  | 'see-as'
  | 'deposit'
  | 'voucher'
  | 'limits'
  | 'ask'
  | 'service-act'

const openedPanel = createValueStore<Panel | null>(null)

export const openPanel = (panel: Panel) => openedPanel.set(panel)

export const closePanel = (panel: Panel) => {
  if (openedPanel.get() === panel) openedPanel.set(null)
}

/** Whether the panel is open, and the setter that overlays ask for. */
export const usePanel = (panel: Panel): [isOpen: boolean, setOpen: (isOpen: boolean) => void] => {
  const opened = useSyncExternalStore(openedPanel.subscribe, openedPanel.get)
  return [opened === panel, (isOpen) => (isOpen ? openPanel(panel) : closePanel(panel))]
}
