import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpened } from './use-was-opened.ts'

const ConfirmByNameModal = lazyPart(async () => (await import('./ConfirmByNameModal.tsx')).ConfirmByNameModal, {
  onMissing: ({ onClose }) => onClose(),
})

export interface ConfirmByNameProps {
  isOpen: boolean
  onClose: () => void
  /** "Delete server web-01?" */
  title: ReactNode
  /** What has to be typed: the name of the thing, unless the screen says otherwise. */
  phrase: string
  /** What the phrase is, as the prompt calls it: the server's name. */
  thing: string
  /** That it cannot be undone, in the words of this thing. */
  warning?: ReactNode
  /** Asked before the name: how it is meant. */
  choice?: ReactNode
  /** What else goes with it: disks, snapshots, addresses. */
  alsoGone?: readonly ReactNode[]
  /** What is said of them, where they are not lost. */
  alsoGoneTitle?: string
  /** Of what is lost: a bin. */
  icon?: LucideIcon
  /** What is freed: an address, a monthly cost. */
  note?: ReactNode
  confirmLabel: string
  /** `false` means it failed: the dialog stays open, the typed name too. */
  onConfirm: () => Promise<boolean>
}

/** The last gate before something is lost: its name has to be typed. */
export function ConfirmByName(props: ConfirmByNameProps) {
  return useWasOpened(props.isOpen) ? <ConfirmByNameModal {...props} /> : null
}
