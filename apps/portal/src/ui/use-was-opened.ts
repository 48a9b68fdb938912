import { useState } from 'react'

/**
 * Whether something has been open yet: what it shows is loaded then, and stays, so that closing can be seen and the focus
 * comes back to where it was.
 */
export const useWasOpened = (isOpen: boolean): boolean => {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened || isOpen
}
