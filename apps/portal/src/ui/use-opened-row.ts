import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The row of a list whose details stand beside it, by its key in the address (`?volume=7`). What else stands there,
 * filters, search, order and page of the list, stays as it is: whoever closes the details has the same list again.
 */
export const useOpenedRow = (name: string) => {
  const [params, setParams] = useSearchParams()
  const hrefOf = useCallback(
    (key: string | number): string => {
      const next = new URLSearchParams(params)
      next.set(name, String(key))
      return `?${next.toString()}`
    },
    [params, name],
  )
  const close = () => {
    // The address itself, not the last render of it, as with the state of lists.
    const next = new URLSearchParams(location.search)
    next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { opened: params.get(name), hrefOf, close }
}
