import { useEffect, useEffectEvent, useState, type ComponentProps, type ComponentType } from 'react'

// oxlint-disable-next-line typescript/no-explicit-any -- a component with type parameters fits no narrower type
type AnyComponent = ComponentType<any>

/** What is loaded when it is first shown, or ahead of that: a button calls it when somebody is about to press it. */
export interface Preloadable {
  preload: () => void
}

/**
 * A component whose code is not needed for the first look at a page: it is loaded once the page stands, and its stand-in,
 * which has the same measures, is there until then. `React.lazy` would show it up to 300 ms later than it could: React keeps
 * the fallback of a `<Suspense>` that long. A failure belongs to the page, unless someone takes it.
 */
export const late = <Part extends AnyComponent>(
  load: () => Promise<Part>,
  StandIn: Part,
  onFailure?: (props: ComponentProps<Part>) => void,
): Part & Preloadable => {
  let loading: Promise<void> | undefined
  let loaded: Part | undefined

  const loadNow = async () => {
    try {
      loaded = await load()
    } finally {
      loading = undefined
    }
  }
  const loadOnce = () => (loading ??= loadNow())

  function Late(props: ComponentProps<Part>) {
    const [, setArrived] = useState(loaded !== undefined)
    const [failure, setFailure] = useState<{ cause: unknown }>()
    const fail = useEffectEvent((cause: unknown) => (onFailure ? onFailure(props) : setFailure({ cause })))
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
    if (failure) throw failure.cause
    const Shown: AnyComponent = loaded ?? StandIn
    return <Shown {...props} />
  }
  // Whoever then opens it hears of a failure.
  const preload = () => void (loaded ?? loadOnce().catch(() => undefined))
  return Object.assign(Late as unknown as Part, { preload })
}

const nothing = () => null

/** The same for what takes no place before it is there: what opens over the page, what only some rows have. */
export const whenLoaded = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: (props: Props) => void,
) => late<ComponentType<Props>>(load, nothing, onFailure)
