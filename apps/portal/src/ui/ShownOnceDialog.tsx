import { Copy, Download, Printer } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { saveFile } from './save-file.ts'
import { shownOnceText as text } from './shown-once.fa.ts'
import styles from './ShownOnceDialog.module.css'
import { useCopy } from './use-copy.ts'

interface ShownOnceDialogProps extends WaysToKeepProps, Pick<DialogProps, 'title' | 'subtitle' | 'size'> {
  closeLabel: string
  onClose: () => void
  /** The box that is ticked before it closes, and what is said to whoever forgot. Without it the button itself says it. */
  kept?: { label: string; missing: string }
  /** What is shown once. */
  children: ReactNode
  /** What helps to use it; not for keeping. */
  help?: ReactNode
}

/** The one time that a secret is shown: nothing closes it by accident, and there are ways to keep it. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, subtitle, size, closeLabel, onClose, kept, children, help, ...ways } = props
  const [isKept, setKept] = useState(false)
  const [error, setError] = useState<string>()
  const close = () => (kept && !isKept ? setError(kept.missing) : onClose())
  return (
    <Dialog
      isOpen
      isStubborn
      // Escape comes here: only a tick makes it safe.
      onClose={kept ? close : () => undefined}
      title={title}
      subtitle={subtitle}
      {...(size && { size })}
      footer={
        <Button kind="primary" onPress={close}>
          {closeLabel}
        </Button>
      }
    >
      <div className={styles.shown}>{children}</div>
      <WaysToKeep {...ways} />
      {help}
      {kept && (
        <Checkbox
          label={kept.label}
          value={isKept}
          error={error}
          onChange={(isTicked) => {
            setKept(isTicked)
            setError(undefined)
          }}
        />
      )}
    </Dialog>
  )
}

/** One of the values, with its own copy button. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p>{label}</p>
      <CodeBlock code={value} label={label} isWrapped />
    </div>
  )
}

interface WaysToKeepProps {
  /** All of it as a file; made when it is asked for. */
  file: { name: string; contentOf: () => string }
  /** All of it for the clipboard, where the values have no copy buttons of their own. */
  copied?: string
  isPrintable?: boolean
}

function WaysToKeep({ file, copied, isPrintable = false }: WaysToKeepProps) {
  return (
    <div className={styles.ways}>
      {copied !== undefined && <CopyAll value={copied} />}
      <Button
        size="sm"
        icon={Download}
        onPress={() => saveFile(file.name, file.contentOf(), 'text/plain;charset=utf-8')}
      >
        {text.download}
      </Button>
      {isPrintable && (
        <Button size="sm" icon={Printer} onPress={() => print()}>
          {text.print}
        </Button>
      )}
    </div>
  )
}

function CopyAll({ value }: { value: string }) {
  const { copy } = useCopy(value)
  return (
    <Button size="sm" icon={Copy} onPress={() => void copy()}>
      {text.copyAll}
    </Button>
  )
}
