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

const wantedDatacenter = createValueStore<number | undefined>(undefined)

/** Opens the dialog that makes a project, in this datacenter unless another is chosen there. */
export const openNewProject = (datacenterId: number) => {
  wantedDatacenter.set(datacenterId)
  openPanel('create-project')
}

/** The datacenter that a new project was asked for; forgotten when the dialog closes. */
export const useWantedDatacenter = () => useSyncExternalStore(wantedDatacenter.subscribe, wantedDatacenter.get)

export const forgetWantedDatacenter = () => wantedDatacenter.set(undefined)

/** Whether the panel is open, and the setter that overlays ask for. */
export const usePanel = (panel: Panel): [isOpen: boolean, setOpen: (isOpen: boolean) => void] => {
  const opened = useSyncExternalStore(openedPanel.subscribe, openedPanel.get)
  return [opened === panel, (isOpen) => (isOpen ? openPanel(panel) : closePanel(panel))]
}
