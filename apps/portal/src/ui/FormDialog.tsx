import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FormDialog.module.css'
import { uiText } from './ui.fa.ts'

interface FormDialogProps {
  isOpen: boolean
  /** Closed without submitting; the caller resets its form. */
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  size?: 'md' | 'lg'
  submitLabel: string
  isPending?: boolean
  /** Why it cannot be sent now. */
  submitRefusal?: string | undefined
  /** `false`: what it chooses changes nothing that is kept. */
  writes?: boolean
  /** `handleSubmit(...)` of react-hook-form. */
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Fields, one below the other. */
  children: ReactNode
}

const firstControl = 'input, textarea, select, button'
const isTyped = (control: Element | null): control is HTMLElement =>
  control?.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])') ?? false

/** A form that begins with something to type was opened to type it. */
const focusFirst = (form: HTMLFormElement | null) => {
  const first = form?.querySelector(firstControl) ?? null
  if (isTyped(first)) first.focus()
}

/** A short form over the page. */
export function FormDialog({
  onClose,
  submitLabel,
  isPending = false,
  submitRefusal,
  writes = true,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{uiText.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isPending={isPending}
            disabledReason={submitRefusal}
            writes={writes}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} ref={focusFirst} className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
