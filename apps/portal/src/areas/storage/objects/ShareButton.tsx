import { Globe, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { iconXs } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/Popover.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { Browser } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import type { FileRow } from './objects.rules.ts'
import { SharePanel } from './SharePanel.tsx'

interface ShareButtonProps {
  browser: Browser
  file: Pick<FileRow, 'key' | 'name' | 'isPublic'>
  /** With a word about who may read it; else as a button of its own. */
  isLabelled?: boolean
}

/** The address of a public file, or a link for a while to a private one: beside its button, on a phone from below. */
export function ShareButton({ browser, file, isLabelled = false }: ShareButtonProps) {
  const isNarrow = useMedia('(width < 600px)')
  const [isOpen, setOpen] = useState(false)
  const label = text.shareOf(file.name)
  const canShare = browser.mayWrite || file.isPublic
  const word = isLabelled && (
    <span className={styles.access} data-public={file.isPublic || undefined}>
      {file.isPublic && <Globe {...iconXs} />}
      {file.isPublic ? text.public : text.private}
    </span>
  )
  if (!canShare) return word || null
  const press = isNarrow ? { onPress: () => setOpen(true) } : {}
  const trigger = isLabelled ? (
    <IconButton size="sm" icon={Link2} name={label} {...press} />
  ) : (
    <Button icon={Link2} {...press}>
      {text.share}
    </Button>
  )
  const title = file.isPublic ? text.shareForm.publicTitle(file.name) : text.shareForm.title(file.name)
  return (
    <span className={styles.accessCell}>
      {word}
      {isNarrow ? (
        <>
          {trigger}
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} isSheet>
            <SharePanel browser={browser} file={file} />
          </Dialog>
        </>
      ) : (
        <Popover trigger={trigger} label={label} placement="bottom end">
          <div className={styles.sharePopover}>
            <h2 className={styles.shareTitle}>{title}</h2>
            <SharePanel browser={browser} file={file} />
          </div>
        </Popover>
      )}
    </span>
  )
}
