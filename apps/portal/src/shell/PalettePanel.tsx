// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox: select and option cannot hold icons and keys
import { Keyboard, Search, SearchX, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { iconMd, iconSm } from '../ui/icons.ts'
import { Kbd } from '../ui/Kbd.tsx'
import { LineInput } from '../ui/LineInput.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { isAskedFirst } from './palette-entries.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { bySection, searchPalette } from './palette-search.ts'
import type { PaletteHit } from './palette-search.ts'
import { paletteText as text } from './palette.fa.ts'
import { closePanel, usePanel } from './panels.ts'
import styles from './Palette.module.css'

/** The box in which something is found by a few letters of its name, on either side of the counter. */
export function PalettePanel({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = usePanel('palette')
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
      <Modal className={styles.modal}>
        <Dialog className={styles.palette} aria-label={text.label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What was typed; `settled` once the typing pauses, for those who ask the server. */
export const usePaletteQuery = () => {
  const [query, setQuery] = useState('')
  return { query, setQuery, settled: useSettled(query.trim()) }
}

interface PaletteContentProps extends Pick<ReturnType<typeof usePaletteQuery>, 'query' | 'setQuery'> {
  /** Everything that can be found. */
  all: readonly PaletteEntry[]
  placeholder?: string
  /** What may be typed, where nothing was found. */
  noneHint?: string
}

export function PaletteContent(props: PaletteContentProps) {
  const { all, query, setQuery, placeholder = text.placeholder, noneHint = text.noneHint } = props
  const [at, setAt] = useState(0)
  const [insideId, setInsideId] = useState<string>()
  // The act that waits for its second Enter.
  const [askedId, setAskedId] = useState<string>()
  const id = useId()
  // By its id: what can be done with it may change while it is looked at.
  const inside = all.find((entry) => entry.id === insideId)
  const entries = inside?.acts?.map(asChoice) ?? all
  const { hits, otherLayout } = searchPalette(entries, query)
  const sections = bySection(hits)
  // The order of the eyes: by section, as they stand below each other.
  const inOrder = sections.flatMap(([, sectionHits]) => sectionHits)
  const chosen = inOrder[Math.min(at, inOrder.length - 1)]

  const choose = (next: number) => {
    setAt(next)
    setAskedId(undefined)
  }
  const goTo = (next: PaletteEntry | undefined) => {
    setInsideId(next?.id)
    setQuery('')
    choose(0)
  }
  const run = (hit: PaletteHit | undefined) => {
    if (!hit || hit.entry.disabledReason) return
    if (isAskedFirst(hit.entry, askedId)) {
      setAskedId(hit.entry.id)
      return
    }
    // Closed first: an act may open another panel in this one's place.
    closePanel('palette')
    hit.entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveBy(event.key, at, inOrder.length)
    if (moved !== undefined) choose(moved)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(chosen)
    else if (event.key === 'Tab' && !event.shiftKey && chosen?.entry.acts) goTo(chosen.entry)
    else if (inside && isWayBack(event, query)) goTo(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <div className={styles.ask}>
        <Search {...iconMd} />
        {inside && (
          <button type="button" className={styles.inside} onClick={() => goTo(undefined)}>
            <span className="sr-only">{text.back}</span>
            <bdi>{inside.title}</bdi>
            <X {...iconSm} />
          </button>
        )}
        <LineInput
          role="combobox"
          aria-label={inside ? text.actsOf(inside.title) : text.label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.entry.id}` : undefined}
          aria-autocomplete="list"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type into it
          autoFocus
          placeholder={inside ? text.actsOf(inside.title) : placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            choose(0)
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
                onPoint={() => choose(inOrder.indexOf(hit))}
                onRun={() => run(hit)}
                onActs={() => goTo(hit.entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <Empty icon={SearchX} size="sm" title={text.none}>
          {noneHint}
        </Empty>
      )}
      <Preview
        entry={chosen?.entry.effect === undefined ? (inside ?? chosen?.entry) : chosen.entry}
        isAsked={askedId !== undefined && askedId === chosen?.entry.id}
        onConfirm={() => run(chosen)}
      />
      <Foot count={hits.length} hasActs={!!chosen?.entry.acts} />
    </>
  )
}

/** Inside a service every act is a choice, whatever was typed. */
const asChoice = ({ verb = '', ...act }: PaletteEntry): PaletteEntry => ({
  ...act,
  keywords: `${act.keywords} ${verb}`,
})

const isWayBack = ({ key, shiftKey }: KeyboardEvent, query: string): boolean =>
  key === 'Escape' || (key === 'Tab' && shiftKey) || (key === 'Backspace' && query === '')

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
  onActs: () => void
}

function Hit({ id, hit: { entry, match }, isChosen, onPoint, onRun, onActs }: HitProps) {
  const { icon: Icon, title, kind, detail, disabledReason, acts, asks } = entry
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
      aria-disabled={disabledReason ? true : undefined}
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
        {disabledReason && <span>{disabledReason}</span>}
        {asks && !disabledReason && <span>{text.asks}</span>}
        {acts && isChosen && (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key is Tab; an option holds no buttons
          <span
            className={styles.acts}
            onClick={(event) => {
              event.stopPropagation()
              onActs()
            }}
          >
            {text.acts} <Kbd>Tab</Kbd>
          </span>
        )}
        {isChosen && !disabledReason && <Kbd>Enter</Kbd>}
      </span>
    </div>
  )
}

interface PreviewProps {
  entry: PaletteEntry | undefined
  /** It waits for a second Enter. */
  isAsked: boolean
  onConfirm: () => void
}

/** What the highlighted service is, or what comes of an act and for what, before anything is done. */
function Preview({ entry, isAsked, onConfirm }: PreviewProps) {
  if (!entry || (!entry.preview?.length && entry.effect === undefined)) return null
  return (
    <output className={styles.preview} data-asked={isAsked || undefined}>
      <b>
        <bdi>{entry.title}</bdi>
      </b>
      {entry.effect !== undefined && <span className={styles.effect}>{entry.effect}</span>}
      {entry.preview?.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {isAsked && (
        <span className={styles.effect}>
          {text.again}{' '}
          <Button kind="primary" size="sm" onPress={onConfirm}>
            {text.confirm}
          </Button>
        </span>
      )}
    </output>
  )
}

function Foot({ count, hasActs }: { count: number; hasActs: boolean }) {
  return (
    <footer className={styles.foot}>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {text.move}
      </span>
      <span>
        <Kbd>Enter</Kbd> {text.open}
      </span>
      {hasActs && (
        <span>
          <Kbd>Tab</Kbd> {text.acts}
        </span>
      )}
      <output className={styles.count}>{text.count(count)}</output>
    </footer>
  )
}
