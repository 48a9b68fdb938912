import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { newParameter } from '../shell/order-pages.ts'
import { withoutOrder } from './orders/sizes-in-address.ts'

/**
 * The dialog that makes a new one of a list, and which one it has made: its row is marked. It is open at once where the
 * address asks for it, as ways from other pages do, unless `refusal` says why nobody makes one here.
 */
export const useCreation = (refusal?: string) => {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has(newParameter)
  const [isOpened, setOpened] = useState(false)
  const [addedId, setAddedId] = useState<number>()
  const close = () => {
    setOpened(false)
    if (!isAsked) return
    const next = withoutOrder(new URLSearchParams(location.search))
    next.delete(newParameter)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const onCreated = (id: number) => {
    close()
    setAddedId(id)
  }
  return {
    isOpen: isOpened || (isAsked && refusal === undefined),
    open: () => setOpened(true),
    addedId,
    dialog: { onClose: close, onCreated },
  }
}
