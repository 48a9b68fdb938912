import { useEffect, useEffectEvent, useState, type ComponentProps, type ComponentType } from 'react'
import { loadChunk } from './load-chunk.ts'
import { toast } from './toast.ts'
import { uiText } from './ui.fa.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a component with type parameters fits no narrower type
type AnyComponent = ComponentType<any>

/** What is loaded when it is first shown, or ahead of that: a button calls it when somebody is about to press it. */
export interface Preloadable {
  preload: () => void
}

interface LazyPartOptions<Part extends AnyComponent> {
  /** There until the part has come, with the same measures; it stays when the part cannot be loaded. Absent: nothing. */
  standIn?: Part
  /** In the place of a part that the page is about (a tab, sizes of an order), when it cannot be loaded: `MissingPart`. */
  missing?: ComponentType
  /** Takes back what was opened for the part: a menu without its list must not stay open. */
  onMissing?: (props: ComponentProps<Part>) => void
  /** The frame of all pages: without it there is no page, and the route says so. */
  isFrame?: boolean
}

const text = uiText.missingPart

/** One message for all parts that could not be loaded; more of them change nothing about it. */
export const tellMissingPart = () =>
  toast.error(`${text.title}. ${text.text}`, {
    key: 'missing-part',
    action: { label: text.reload, run: () => location.reload() },
  })

/**
 * A component whose code is not needed for the first look at a page: it is loaded once the page stands. It fails alone: after
 * a deployment or on a lost line the page, its dialogs and what was typed there stay, and a message offers to reload.
 * `React.lazy` would replace the page by its error, and would show the part up to 300 ms later than it could: React keeps the
 * fallback of a `<Suspense>` that long.
 */
export const lazyPart = <Part extends AnyComponent>(
  load: () => Promise<Part>,
  { standIn, missing: Missing, onMissing, isFrame = false }: LazyPartOptions<Part> = {},
): Part & Preloadable => {
  let loading: Promise<void> | undefined
  let loaded: Part | undefined

  const loadNow = async () => {
    try {
      loaded = await loadChunk('part', load)
    } finally {
      loading = undefined
    }
  }
  const loadOnce = () => (loading ??= loadNow())

  function LazyPart(props: ComponentProps<Part>) {
    const [, setArrived] = useState(loaded !== undefined)
    const [failure, setFailure] = useState<{ cause: unknown }>()
    const fail = useEffectEvent((cause: unknown) => {
      setFailure({ cause })
      if (Missing || isFrame) return
      tellMissingPart()
      onMissing?.(props)
    })
    useEffect(() => {
      const wait = async () => {
        try {
          // It may have come since the first render, for another place where it stands.
          if (!loaded) await loadOnce()
          setArrived(true)
        } catch (cause) {
          fail(cause)
        }
      }
      void wait()
    }, [])
    const Shown: AnyComponent | undefined = loaded ?? standIn
    if (failure && !loaded && isFrame) throw failure.cause
    if (failure && !loaded && Missing) return <Missing />
    return Shown ? <Shown {...props} /> : null
  }
  // Whoever then opens it hears of a failure.
  const preload = () => void (loaded ?? loadOnce().catch(() => undefined))
  return Object.assign(LazyPart as unknown as Part, { preload })
}
