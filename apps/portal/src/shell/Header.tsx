import { Activity, ArrowRight, Menu as MenuIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-router'
import { formatCount } from '../format/number.ts'
import { Badge } from '../ui/Badge.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { iconMd, iconSm } from '../ui/icons.ts'
import { Kbd } from '../ui/Kbd.tsx'
import { LostMark } from '../ui/LostMark.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { useIsStreamLost } from './live-events.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { existing } from './navigation.ts'
import { navigationText } from './navigation.fa.ts'
import { operationsText } from './operations.fa.ts'
import { useCurrentPage } from './page-handle.ts'
import { openPanel, usePanel } from './panels.ts'
import { Part } from './parts.ts'
import { ProjectPicker } from './ProjectPicker.tsx'
import { shellText as text } from './shell.fa.ts'
import { useIsSandbox } from './use-project.ts'
import { useRunningCount } from './use-running-count.ts'
import styles from './Header.module.css'

export function Header() {
  const { title, back } = useCurrentPage()
  const isScrolled = useIsScrolled()
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      {/* On wide screens the page itself has the link back, above its title. */}
      {back && (
        <Link className={styles.back} to={back.to} aria-label={`${text.back}: ${back.label}`}>
          <ArrowRight {...iconSm} />
        </Link>
      )}
      <span className={styles.menuButton} data-with-back={back ? true : undefined}>
        <IconButton icon={MenuIcon} name={navigationText.menu} onPress={() => openPanel('menu')} />
      </span>
      {/* The page says its own title; this copy is for the eyes of phone users. */}
      <span className={styles.phoneTitle} aria-hidden>
        {title}
      </span>
      <div className={styles.wideOnly}>
        <ProjectPicker />
      </div>
      <PaletteField />
      <HeaderEnd />
    </header>
  )
}

function HeaderEnd() {
  return (
    <div className={styles.end}>
      {/* First: what is read late at this end pushes nothing aside. */}
      <Part place="header" />
      <span className={styles.wideOnly}>
        <SandboxMark />
      </span>
      <LiveMark />
      <span className={styles.phoneOnly}>
        <IconButton icon={Search} name={text.search} onPress={() => openPanel('palette')} />
      </span>
      <div className={styles.wideOnly}>
        <Tools />
        <OperationsButton />
      </div>
      <Bell />
      <div className={styles.wideOnly}>
        <AccountMenu />
      </div>
      <span className={styles.phoneOnly}>
        <MoreMenu />
      </span>
    </div>
  )
}

function PaletteField() {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <Button className={styles.paletteField} onPress={() => openPanel('palette')}>
      <Search {...iconSm} />
      <span>{text.searchField}</span>
      <Kbd>{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
    </Button>
  )
}

/** What is at hand from every page: a page of its own, or a question to support beside this one. */
function Tools() {
  return existing('calculator', 'support').map(({ id, label, icon: Icon, path }) =>
    id === 'support' ? (
      <IconButton key={id} icon={Icon} name={label} onPress={() => openPanel('ask')} />
    ) : (
      <Tooltip key={id} text={label}>
        <Link className={styles.tool} to={path(0)} aria-label={label}>
          <Icon {...iconMd} />
        </Link>
      </Tooltip>
    ),
  )
}

function OperationsButton() {
  const [isOpen, setOpen] = usePanel('operations')
  const running = useRunningCount()
  return (
    <span className={styles.counted}>
      <IconButton
        icon={Activity}
        name={operationsText.button(running, formatCount(running))}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {running > 0 && (
        <span className={styles.count} aria-hidden>
          <Badge>{formatCount(running)}</Badge>
        </span>
      )}
    </span>
  )
}

function LiveMark() {
  return <LostMark isLost={useIsStreamLost()} words={text.live.lost} hint={text.live.lostHint} />
}

function SandboxMark() {
  return useIsSandbox() && <Tag>{text.sandbox}</Tag>
}

const shadowAfterPx = 50

function useIsScrolled() {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(scrollY > shadowAfterPx)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isScrolled
}
