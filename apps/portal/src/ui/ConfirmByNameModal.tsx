import { normalizeText } from '@sarv/contract/normalize'
import { Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmByName.module.css'
import type { ConfirmByNameProps } from './ConfirmByName.tsx'
import { Copy } from './Copy.tsx'
import { DialogModal } from './DialogModal.tsx'
import { LineInput } from './LineInput.tsx'
import { uiText } from './ui.fa.ts'
import { useConfirm } from './use-confirm.ts'

/** What a `ConfirmByName` shows when it is open. */
export function ConfirmByNameModal({ isOpen, onClose, title, warning, confirmLabel, ...rest }: ConfirmByNameProps) {
  const formId = useId()
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    onClose()
  }
  const { isPending, confirm } = useConfirm(rest.onConfirm, close)
  // As a Persian keyboard writes it, too.
  const isRight = normalizeText(typed) === normalizeText(rest.phrase)

  return (
    <DialogModal
      isOpen={isOpen}
      onClose={close}
      isStubborn
      title={title}
      subtitle={warning ?? uiText.confirmByName.irreversible}
      dangerIcon={rest.icon ?? Trash2}
      footer={
        <>
          <Button onPress={close}>{uiText.cancel}</Button>
          <Button kind="danger" type="submit" form={formId} isDisabled={!isRight} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {rest.choice}
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
      <Consequences alsoGone={rest.alsoGone} alsoGoneTitle={rest.alsoGoneTitle} note={rest.note} />
    </DialogModal>
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
      <LineInput
        id={inputId}
        className={styles.input}
        dir="auto"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that opened to be typed into
        autoFocus
        autoCapitalize="off"
      />
    </>
  )
}

const nothing: readonly ReactNode[] = []

type ConsequencesProps = Pick<ConfirmByNameProps, 'alsoGone' | 'alsoGoneTitle' | 'note'>

function Consequences({ alsoGone = nothing, alsoGoneTitle = uiText.confirmByName.alsoGone, note }: ConsequencesProps) {
  return (
    <>
      {alsoGone.length > 0 && (
        <div className={styles.gone}>
          <b>{alsoGoneTitle}</b>
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
