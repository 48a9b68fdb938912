import { Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmByName.module.css'
import { useConfirm } from './ConfirmDialog.tsx'
import { Copy } from './Copy.tsx'
import { Dialog } from './Dialog.tsx'
import { uiText } from './ui.fa.ts'

interface ConfirmByNameProps {
  isOpen: boolean
  onClose: () => void
  /** "Delete server web-01?" */
  title: ReactNode
  /** What has to be typed: the name of the thing, unless the screen says otherwise. */
  phrase: string
  /** What the phrase is, as the prompt calls it: the server's name. */
  thing: string
  /** That it cannot be undone, in the words of this thing. */
  warning?: ReactNode
  /** What else goes with it: disks, snapshots, addresses. */
  alsoGone?: readonly ReactNode[]
  /** What is freed: an address, a monthly cost. */
  note?: ReactNode
  confirmLabel: string
  /** `false` means it failed: the dialog stays open, the typed name too. */
  onConfirm: () => Promise<boolean>
}

/** The last gate before something is lost: its name has to be typed. */
export function ConfirmByName({ isOpen, onClose, title, warning, confirmLabel, ...rest }: ConfirmByNameProps) {
  const formId = useId()
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    onClose()
  }
  const { isPending, confirm } = useConfirm(rest.onConfirm, close)
  const isRight = typed === rest.phrase

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isStubborn
      title={title}
      subtitle={warning ?? uiText.confirmByName.irreversible}
      dangerIcon={Trash2}
      footer={
        <>
          <Button onPress={close}>{uiText.cancel}</Button>
          <Button kind="danger" type="submit" form={formId} isDisabled={!isRight} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (isRight && !isPending) void confirm()
        }}
      >
        <TypedPhrase phrase={rest.phrase} thing={rest.thing} typed={typed} onType={setTyped} />
      </form>
      <Consequences alsoGone={rest.alsoGone} note={rest.note} />
    </Dialog>
  )
}

interface TypedPhraseProps {
  phrase: string
  thing: string
  typed: string
  onType: (typed: string) => void
}

function TypedPhrase({ phrase, thing, typed, onType }: TypedPhraseProps) {
  const inputId = useId()
  return (
    <>
      <div className={styles.prompt}>
        <label htmlFor={inputId}>{uiText.confirmByName.prompt(thing)}</label> <Copy value={phrase} isClipped />
      </div>
      <input
        id={inputId}
        className={styles.input}
        dir="ltr"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        // The one field of a dialog that opened to be typed into.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </>
  )
}

const nothing: readonly ReactNode[] = []

function Consequences({ alsoGone = nothing, note }: Pick<ConfirmByNameProps, 'alsoGone' | 'note'>) {
  return (
    <>
      {alsoGone.length > 0 && (
        <div className={styles.gone}>
          <b>{uiText.confirmByName.alsoGone}</b>
          <ul>
            {alsoGone.map((item, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed list, never reordered
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
