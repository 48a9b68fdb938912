import type { MenuWords } from './menu-words.ts'
import { oncePerService, usePageEntries, useProjectEntries, useShellActs } from './palette-entries.ts'
import type { PaletteSource } from './palette-entries.ts'
import { PaletteContent, PalettePanel, usePaletteQuery } from './PalettePanel.tsx'

interface PaletteProps {
  /** A constant list: each source is a hook. */
  sources: readonly PaletteSource[]
  words: MenuWords
}

/** Any service, page or act by a few letters of its name. */
export function Palette(found: PaletteProps) {
  return (
    <PalettePanel>
      <Content {...found} />
    </PalettePanel>
  )
}

function Content({ sources, words }: PaletteProps) {
  const { settled, ...box } = usePaletteQuery()
  const all = oncePerService([
    ...sources.flatMap((useEntries) => useEntries(settled)),
    ...useShellActs(),
    ...usePageEntries(words),
    ...useProjectEntries(),
  ])
  return <PaletteContent {...box} all={all} />
}
