import { useEffect, useRef, useState } from 'react'
import { toast } from './toast.ts'
import { uiText } from './ui.fa.ts'

const shownForMs = 2000

/** Puts a value on the clipboard and says so, for two seconds in place and as a message that is read out. */
export function useCopy(value: string) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    if (!(await writeToClipboard(value))) {
      toast.error(uiText.copyFailed)
      return
    }
    setCopied(true)
    toast.success(uiText.copied)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), shownForMs)
  }
  return { isCopied, copy }
}

const writeToClipboard = async (value: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    // No clipboard on plain http, or the browser's permission is refused: the user is told to copy by hand.
    return false
  }
}
