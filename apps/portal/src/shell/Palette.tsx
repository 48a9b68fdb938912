// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox: select and option cannot hold icons and keys
import { Keyboard, Search, SearchX } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Empty } from '../ui/Empty.tsx'
import { iconMd, iconSm } from '../ui/icons.ts'
import { Kbd } from '../ui/Kbd.tsx'
import type { PaletteSource } from './palette-entries.ts'
import { bySection, searchPalette } from './palette-search.ts'
import type { PaletteHit } from './palette-search.ts'
import { paletteText as text } from './palette.fa.ts'
import { closePanel, usePanel } from './panels.ts'
import styles from './Palette.module.css'

interface PaletteProps {
  /** A constant list: each source is a hook. */
  sources: readonly PaletteSource[]
}

/** Any service, page or act by a few letters of its name. */
export function Palette({ sources }: PaletteProps) {
  const [isOpen, setOpen] = usePanel('palette')
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
      <Modal className={styles.modal}>
        <Dialog className={styles.palette} aria-label={text.label}>
          <PaletteContent sources={sources} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function PaletteContent({ sources }: PaletteProps) {
  const entries = sources.flatMap((useEntries) => useEntries())
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const { hits, otherLayout } = searchPalette(entries, query)
  const sections = bySection(hits)
  // The order of the eyes: by section, as they stand below each other.
  const inOrder = sections.flatMap(([, sectionHits]) => sectionHits)
  const chosen = inOrder[Math.min(at, inOrder.length - 1)]

  const run = (hit: PaletteHit | undefined) => {
    if (!hit) return
    // Closed first: an act may open another panel in this one's place.
    closePanel('palette')
    hit.entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveBy(event.key, at, inOrder.length)
    if (moved !== undefined) setAt(moved)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(chosen)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.ask}>
        <Search {...iconMd} />
        <input
          role="combobox"
          aria-label={text.label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.entry.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type into it
          autoFocus
          placeholder={text.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </div>
      {otherLayout && (
        <p className={styles.hint}>
          <Keyboard {...iconSm} />
          <span>
            {text.wrongKeyboard[otherLayout.typedIn]} <bdi>{otherLayout.text}</bdi>
          </span>
        </p>
      )}
      <div id={`${id}-list`} className={styles.found} role="listbox" aria-label={text.results}>
        {sections.map(([section, sectionHits]) => (
          <div key={section} role="group" aria-label={text.sections[section]}>
            <div className={styles.section} aria-hidden>
              {text.sections[section]}
            </div>
            {sectionHits.map((hit) => (
              <Hit
                key={hit.entry.id}
                id={`${id}-${hit.entry.id}`}
                hit={hit}
                isChosen={hit === chosen}
                onPoint={() => setAt(inOrder.indexOf(hit))}
                onRun={() => run(hit)}
              />
            ))}
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <Empty icon={SearchX} size="sm" title={text.none}>
          {text.noneHint}
        </Empty>
      )}
      <Foot count={hits.length} />
    </>
  )
}

const moveBy = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  return undefined
}

interface HitProps {
  id: string
  hit: PaletteHit
  isChosen: boolean
  onPoint: () => void
  onRun: () => void
}

function Hit({ id, hit: { entry, match }, isChosen, onPoint, onRun }: HitProps) {
  const { icon: Icon, title, kind, detail } = entry
  const row = useRef<HTMLDivElement>(null)
  const show = (element: HTMLDivElement | null) => {
    row.current = element
    if (element && isChosen) element.scrollIntoView({ block: 'nearest' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's; this is the mouse's way
    <div
      ref={show}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.hit}
      onPointerMove={() => !isChosen && onPoint()}
      onClick={onRun}
    >
      <Icon {...iconMd} />
      <bdi>
        {match ? (
          <>
            {title.slice(0, match.start)}
            <mark>{title.slice(match.start, match.end)}</mark>
            {title.slice(match.end)}
          </>
        ) : (
          title
        )}
      </bdi>
      <span className={styles.hitEnd}>
        {kind && <span>{kind}</span>}
        {detail && <bdi dir="ltr">{detail}</bdi>}
        {isChosen && <Kbd>Enter</Kbd>}
      </span>
    </div>
  )
}

function Foot({ count }: { count: number }) {
  return (
    <footer className={styles.foot}>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {text.move}
      </span>
      <span>
        <Kbd>Enter</Kbd> {text.open}
      </span>
      <output className={styles.count}>{text.count(count)}</output>
    </footer>
  )
}
