import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { tellMissingPart } from '../ui/lazy-part.tsx'
import { loadChunk } from '../ui/load-chunk.ts'

export interface AskedDialogProps<Asked> {
  /** What is asked for; null when nobody is asked. */
  asked: Asked | null
}

export type LoadAskedDialog<Asked> = () => Promise<ComponentType<AskedDialogProps<Asked>>>

interface Props<Asked> extends AskedDialogProps<Asked> {
  chunk: string
  load: LoadAskedDialog<Asked>
  /** Without the dialog everything that waits for it would wait for ever. */
  onFailed: () => void
}

/** A dialog that requests wait for, over whatever page is open; loaded when the first of them asks. */
export function AskedDialog<Asked>({ asked, chunk, load, onFailed }: Props<Asked>) {
  const [Loaded, setLoaded] = useState<ComponentType<AskedDialogProps<Asked>>>()
  const isWanted = asked !== null && !Loaded
  const fail = useEffectEvent(() => {
    tellMissingPart()
    onFailed()
  })

  useEffect(() => {
    if (!isWanted) return
    const open = async () => {
      try {
        const loaded = await loadChunk(chunk, load)
        setLoaded(() => loaded)
      } catch {
        fail()
      }
    }
    void open()
  }, [chunk, isWanted, load])

  return Loaded ? <Loaded asked={asked} /> : null
}
