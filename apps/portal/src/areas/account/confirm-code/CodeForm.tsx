import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { codeLength } from '../../../ui/code-digits.ts'
import { CodeField } from '../../../ui/CodeField.tsx'
import { confirmCodeText as text } from './confirm-code.fa.ts'
import styles from './CodeForm.module.css'

interface CodeFormProps {
  /** Filled in already, from the link of a mail; it is then not sent by itself. */
  initialCode?: string
  /** Why a code before this one was not taken. */
  initialError?: string
  submitLabel: string
  /** Answers what was wrong with the code; then the boxes are empty again. */
  onSubmit: (code: string) => Promise<string | undefined>
  /** Below the button: sending the code again, other ways. */
  children?: ReactNode
}

/** The six digits that came by mail, SMS or app; the last one sends them. */
export function CodeForm({ initialCode = '', initialError, submitLabel, onSubmit, children }: CodeFormProps) {
  const [code, setCode] = useState(initialCode)
  const [error, setError] = useState(initialError)
  const [isPending, setPending] = useState(false)
  const [tries, setTries] = useState(0)

  const send = async (typed: string) => {
    if (isPending) return
    setPending(true)
    const problem = await onSubmit(typed)
    setPending(false)
    if (problem === undefined) return
    setError(problem)
    setCode('')
    setTries(tries + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === codeLength) void send(code)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeField
        // A new try begins in the first box.
        key={tries}
        label={text.label}
        isRequired
        isReadOnly={isPending}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on the pages that ask for a code
        autoFocus
        value={code}
        error={error}
        onChange={(typed) => {
          setCode(typed)
          setError(undefined)
        }}
        onComplete={(typed) => void send(typed)}
      />
      <Button type="submit" kind="primary" isWide isPending={isPending} isDisabled={code.length < codeLength}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
