import { useState } from 'react'

/** `false` means it failed. */
export type Act = () => Promise<boolean> | Promise<void> | void

/** Runs the act with its button pending, and closes the dialog unless it failed. */
export function useConfirm(act: Act, onDone: () => void) {
  const [isPending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      if ((await act()) !== false) onDone()
    } finally {
      setPending(false)
    }
  }
  return { isPending, confirm }
}
