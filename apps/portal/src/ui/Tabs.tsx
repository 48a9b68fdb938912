import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Badge } from './Badge.tsx'
import { scrollToSee } from './hidden-ends.ts'
import { iconSm } from './icons.ts'
import styles from './Tabs.module.css'
import { uiText } from './ui.fa.ts'
import { useHiddenEnds } from './use-hidden-ends.ts'

export interface TabItem {
  href: string
  label: string
  count?: number
  icon?: LucideIcon
}

interface TabsProps {
  /** What the parts belong to, for screen readers. */
  label: string
  items: readonly TabItem[]
  /** The `href` of the part that is open. */
  current: string
  isVertical?: boolean
}

/** The parts of a page. Each has its own address, so they are links: they open in a new tab and survive reload. */
export function Tabs({ label, items, current, isVertical = false }: TabsProps) {
  const nav = useRef<HTMLElement>(null)
  const currentIndex = items.findIndex(({ href }) => href === current)
  useEffect(() => {
    bringIntoView(nav.current, currentIndex)
  }, [currentIndex])

  const hidden = useHiddenEnds(nav)
  const scroll = (sign: 1 | -1) =>
    nav.current?.scrollBy({ left: sign * nav.current.clientWidth * 0.7, behavior: 'smooth' })

  return (
    <div
      className={styles.strip}
      data-hides-left={hidden.left || undefined}
      data-hides-right={hidden.right || undefined}
    >
      {hidden.right && <More side="right" icon={ChevronRight} onPress={() => scroll(1)} />}
      <nav ref={nav} className={styles.tabs} data-vertical={isVertical || undefined} aria-label={label}>
        {items.map(({ href, label: word, count, icon: Icon }) => (
          <Link
            key={href}
            to={href}
            className={styles.tab}
            aria-current={href === current ? 'page' : undefined}
            preventScrollReset
          >
            {Icon && <Icon {...iconSm} />}
            {word}
            {count !== undefined && <Badge>{uiText.count(count)}</Badge>}
          </Link>
        ))}
      </nav>
      {hidden.left && <More side="left" icon={ChevronLeft} onPress={() => scroll(-1)} />}
    </div>
  )
}

interface MoreProps {
  side: 'left' | 'right'
  icon: LucideIcon
  onPress: () => void
}

/** There is more at this end: seen, and pressed by those who do not swipe. The keyboard goes through the links themselves. */
function More({ side, icon: Icon, onPress }: MoreProps) {
  return (
    <button type="button" aria-hidden tabIndex={-1} className={styles.more} data-side={side} onClick={onPress}>
      <Icon {...iconSm} />
    </button>
  )
}

/** Scrolls the strip, not the page, so that the open part is seen on a phone. */
const bringIntoView = (nav: HTMLElement | null, index: number) => {
  const tab = nav?.children[index]
  if (nav && tab) nav.scrollBy({ left: scrollToSee(nav.getBoundingClientRect(), tab.getBoundingClientRect()) })
}
