import type { Role } from '@sarv/contract/access'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { iconSm } from '../ui/icons.ts'
import { Kbd } from '../ui/Kbd.tsx'
import { toast } from '../ui/toast.ts'
import { roleTexts } from './roles.fa.ts'
import { endSeeingAs } from './see-as.ts'
import { seeAsText as text } from './see-as.fa.ts'
import styles from './SeeAsBanner.module.css'

const end = () => {
  endSeeingAs()
  toast.info(text.ended)
}

/** Over every page while someone looks through another role: nobody may forget that it is not their own. */
export function SeeAsBanner({ role }: { role: Role }) {
  useEscape()
  return (
    <section className={styles.banner} aria-label={text.bannerLabel}>
      <Eye {...iconSm} className={styles.icon} />
      {/* Read out when it comes up, and when the role changes. */}
      <output className={styles.words}>{text.banner(roleTexts[role].name)}</output>
      <span className={styles.key} aria-hidden>
        <Kbd>Esc</Kbd>
      </span>
      <Button size="sm" onPress={end}>
        {text.end}
      </Button>
    </section>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Escape ends it, unless it belongs to something else: what is open over the page keeps it to itself, a field may clear. */
function useEscape() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target)) end()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
