import type { ComponentType } from 'react'
import { type Preloadable, whenLoaded } from '../ui/late.tsx'
import { toast } from '../ui/toast.ts'
import { loadChunk } from './chunk-failure.ts'
import { shellText } from './shell.fa.ts'

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
  const LazyDialog = whenLoaded(
    () => loadChunk('dialog', load),
    ({ onClose }: Props) => {
      toast.error(`${shellText.errors.chunkTitle}. ${shellText.errors.chunkText}`)
      onClose()
    },
  )
  const preloadPart = LazyDialog.preload
  const preload = () => {
    preloadPart()
    // The frame of them all.
    void import('../ui/DialogModal.tsx').catch(() => undefined)
  }
  return Object.assign(LazyDialog, { preload })
}
