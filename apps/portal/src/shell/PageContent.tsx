import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { markBelowBusy } from './below-busy.ts'
import styles from './PageContent.module.css'

interface PageContentProps {
  className: string | undefined
  /** The frame's head says neither the title nor the way back: the page does. */
  hasPlainHead?: boolean
  children: ReactNode
}

/** The page inside a frame. What stands below something that is still being read waits for it. */
export function PageContent({ className = '', hasPlainHead, children }: PageContentProps) {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const openedPath = useRef(pathname)

  useLayoutEffect(() => (content.current ? markBelowBusy(content.current) : undefined), [])

  // A new page is read from its beginning: the keyboard's place moves there as the eyes do.
  useEffect(() => {
    if (openedPath.current === pathname) return
    openedPath.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      className={`${styles.content} ${className}`}
      data-plain-head={hasPlainHead || undefined}
    >
      {children}
    </main>
  )
}
