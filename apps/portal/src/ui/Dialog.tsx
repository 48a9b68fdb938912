import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpened } from './use-was-opened.ts'

// Most pages have a dialog that nobody opens: what it needs is loaded with the first one that is.
const DialogModal = lazyPart(async () => (await import('./DialogModal.tsx')).DialogModal, {
  onMissing: ({ onClose }) => onClose(),
})

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** In a tinted circle before the title, for what must be thought over. */
  dangerIcon?: LucideIcon
  size?: 'md' | 'lg'
  /** On a phone it comes up from below and stands at the edge, under the thumb. */
  isSheet?: boolean
  /** A press on the backdrop does not close it, and neither does the corner: only its own buttons and Escape. */
  isStubborn?: boolean
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
}

/** A question or a short form over the page. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.isOpen) ? <DialogModal {...props} /> : null
}
