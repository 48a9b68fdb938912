import { useEffect, useState, type ComponentType } from 'react'

// oxlint-disable-next-line typescript/no-explicit-any -- a component with type parameters fits no narrower type
type AnyComponent = ComponentType<any>

/**
 * A component whose code is not needed for the first look at a page: it is loaded once the page stands, and its stand-in,
 * which has the same measures, is there until then. `React.lazy` would show it up to 300 ms later than it could: React keeps
 * the fallback of a `<Suspense>` that long.
 */
export const late = <Part extends AnyComponent>(load: () => Promise<Part>, StandIn: Part): Part => {
  let loading: Promise<void> | undefined
  let loaded: Part | undefined

  const loadOnce = async () => {
    try {
      loaded = await load()
    } finally {
      loading = undefined
    }
  }

  function Late(props: object) {
    const [, setArrived] = useState(loaded !== undefined)
    const [failure, setFailure] = useState<{ cause: unknown }>()
    useEffect(() => {
      const wait = async () => {
        try {
          // It may have come since the first render, for another place where it stands.
          if (!loaded) await (loading ??= loadOnce())
          setArrived(true)
        } catch (cause) {
          setFailure({ cause })
        }
      }
      void wait()
    }, [])
    if (failure) throw failure.cause
    const Shown: AnyComponent = loaded ?? StandIn
    return <Shown {...props} />
  }
  return Late as Part
}
