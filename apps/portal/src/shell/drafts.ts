import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { createDraftStorage, keepable } from './draft-storage.ts'
import { announceOrder, forgetInterruptedOrder, goesOnAt, interruptedOrder } from './interrupted-order.ts'
import { currentAddress } from './navigator.ts'
import { session } from './session.ts'

const saveAfterMs = 500

export interface Draft {
  /** The form opened with what was typed here before. */
  isRestored: boolean
  /** When it was last written down, in milliseconds; `undefined` before anything was. */
  savedAt: number | undefined
  /** The form was sent: the draft goes, and leaving the page asks nothing. Call it before navigating. */
  finish(): void
  /** Back to an empty form. */
  discard(): void
  isFinished(): boolean
}

interface DraftOptions<Values extends FieldValues> {
  /** Fields that must not be written down: passwords, keys, codes. */
  omit?: readonly (keyof Values & string)[]
  /** What the way here has chosen already, which goes before what was kept; always the same one. */
  given?: Partial<Values>
  /** Whose it is, by default the customer's user who is signed in. Operators are counted below zero. */
  ownerId?: number
}

/** Keeps what is typed into a long form over a reload and a new login: `useDraft('vm-create/3', form, { omit: ['password'] })`. */
export const useDraft = <Values extends FieldValues>(
  formKey: string,
  form: UseFormReturn<Values>,
  { omit = [], given, ownerId }: DraftOptions<Values> = {},
): Draft => {
  const drafts = useMemo(() => createDraftStorage(localStorage), [])
  const userId = ownerId ?? session.get().userId
  const isFinished = useRef(false)
  const omitted = omit.join()
  const [isRestored, setRestored] = useState(() => drafts.read(userId, formKey) !== undefined)
  const [savedAt, setSavedAt] = useState(() => drafts.savedAt(userId, formKey))

  useEffect(() => {
    drafts.removeExpired()
    const kept = drafts.read(userId, formKey)
    // The defaults stay what they were, so that a restored form counts as changed and leaving it asks.
    const first = goesOnAt(currentAddress()) ? undefined : given
    if (kept) form.reset({ ...form.getValues(), ...kept, ...first }, { keepDefaultValues: true })
  }, [drafts, form, formKey, given, userId])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (values: Values) => {
      if (!isFinished.current && form.formState.isDirty) {
        drafts.write(userId, formKey, keepable(values, omitted.split(',')))
        setSavedAt(drafts.savedAt(userId, formKey))
      }
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        timer = setTimeout(() => save(values), saveAfterMs)
      },
    })
    const saveNow = () => save(form.getValues())
    // A reload does not wait until the typing pauses.
    addEventListener('pagehide', saveNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', saveNow)
      unsubscribe()
      saveNow()
    }
  }, [drafts, form, formKey, omitted, userId])

  useEffect(() => announceOrder({ readName: () => form.getValues('name' as Path<Values>) }), [form])

  return {
    isRestored,
    savedAt,
    isFinished: () => isFinished.current,
    finish: () => {
      isFinished.current = true
      if (interruptedOrder()?.path.startsWith(location.pathname)) forgetInterruptedOrder()
      drafts.remove(userId, formKey)
    },
    discard: () => {
      drafts.remove(userId, formKey)
      setRestored(false)
      setSavedAt(undefined)
      form.reset()
    },
  }
}
