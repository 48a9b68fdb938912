import type { ComponentType } from 'react'
import { lazyPart, type Preloadable } from '../ui/lazy-part.tsx'

interface Closable {
  onClose: () => void
}

/**
 * A dialog that is loaded with its first opening, or while its button is pointed at (`<Button opens={...}>`); it then opens
 * at once. One that cannot be loaded says so and leaves the page as it was.
 */
export const lazyDialog = <Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Preloadable => {
  const LazyDialog = lazyPart<ComponentType<Props>>(load, { onMissing: ({ onClose }) => onClose() })
  const preloadPart = LazyDialog.preload
  const preload = () => {
    preloadPart()
    // The frame of them all.
    void import('../ui/DialogModal.tsx').catch(() => undefined)
  }
  return Object.assign(LazyDialog, { preload })
}
