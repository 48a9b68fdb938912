import { useState } from 'react'

/** The dialog that makes a new one of a list, and which one it has made: its row is marked. */
export const useCreation = () => {
  const [isOpen, setOpen] = useState(false)
  const [addedId, setAddedId] = useState<number>()
  const onClose = () => setOpen(false)
  const onCreated = (id: number) => {
    setOpen(false)
    setAddedId(id)
  }
  return { isOpen, open: () => setOpen(true), addedId, dialog: { onClose, onCreated } }
}
