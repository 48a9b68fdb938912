import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { tellMissingPart } from '../ui/lazy-part.tsx'
import { loadChunk } from '../ui/load-chunk.ts'
import { closePanel, usePanel } from './panels.ts'
import type { Panel } from './panels.ts'

interface LazyPanelProps {
  panel: Panel
  load: () => Promise<ComponentType>
}

/** Loads what a panel shows when it is first opened; afterwards the panel itself decides what it shows. */
export function LazyPanel({ panel, load }: LazyPanelProps) {
  const [isOpen] = usePanel(panel)
  const [Content, setContent] = useState<ComponentType>()
  const isWanted = isOpen && !Content

  useEffect(() => {
    if (!isWanted) return
    const open = async () => {
      try {
        const loaded = await loadChunk(panel, load)
        setContent(() => loaded)
      } catch {
        tellMissingPart()
        closePanel(panel)
      }
    }
    void open()
  }, [isWanted, load, panel])

  return Content ? <Content /> : null
}
