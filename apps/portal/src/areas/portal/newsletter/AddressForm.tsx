import type { CreateNewsletterModel } from '@sarv/client/portal.generated'
import { useState } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { newsletterText as text } from './newsletter.fa.ts'
import styles from './newsletter.module.css'

const resolver = resolveBySchema<CreateNewsletterModel, CreateNewsletterModel>(
  async () => (await import('@sarv/contract/portal/newsletter/newsletter.schemas')).CreateNewsletterModel,
)

interface AddressFormProps {
  /** What stands in the field at first. */
  email?: string
  submitLabel: string
  send: (body: CreateNewsletterModel) => PromiseLike<{ data: unknown; error?: undefined } | { error: unknown }>
  /** What is said in its place once it was sent: the same of every address. */
  sent: string
}

/** One address and one button. */
export function AddressForm({ email = '', submitLabel, send, sent }: AddressFormProps) {
  const [isSent, setSent] = useState(false)
  const { control, dialog } = useFormDialog(
    async (body: CreateNewsletterModel) => {
      const answer = await send(body)
      return answer.error === undefined ? { data: {} } : { error: answer.error }
    },
    { defaultValues: { email }, resolver, done: () => setSent(true) },
  )
  if (isSent) return <Note tone="success">{sent}</Note>
  return (
    <form className={styles.form} onSubmit={dialog.onSubmit} noValidate>
      <LtrTextField control={control} name="email" label={text.email} isRequired />
      <Button type="submit" isPending={dialog.isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}
