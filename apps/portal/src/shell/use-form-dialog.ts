import type { FormEvent } from 'react'
import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form'
import { useForm } from '../ui/form.ts'
import { fieldMessagesIn } from './field-messages.ts'

/** What a mutation of the client answers. */
export type Answer<Data> = PromiseLike<{ data: Data; error?: undefined } | { data?: undefined; error: unknown }>

interface FormDialogOptions<Values extends FieldValues, Sent, Data> {
  defaultValues: DefaultValues<Values> & Values
  /** The contract's rules, through `resolveBySchema()`. */
  resolver: Resolver<Values, unknown, Sent>
  /** The refusals that are about one field: `{ name_taken: 'name' }`. */
  about?: Readonly<Record<string, Path<Values>>>
  done: (answer: Exclude<Data, undefined>, sent: Sent) => unknown
}

/**
 * A form over the page that sends one call. What the server says about a field is shown there, a toast tells the rest;
 * the dialog stays open until it worked.
 */
export const useFormDialog = <Values extends FieldValues, Sent, Data>(
  send: (sent: Sent) => Answer<Data>,
  { defaultValues, resolver, about, done }: FormDialogOptions<Values, Sent, Data>,
) => {
  const form = useForm<Values, unknown, Sent>({ defaultValues, mode: 'onTouched', resolver })
  const submit = form.handleSubmit(async (sent) => {
    const { data, error } = await send(sent)
    if (error === undefined) return done(data as Exclude<Data, undefined>, sent)
    const messages = fieldMessagesIn(error, form.getValues(), about)
    for (const [index, [field, message]] of messages.entries()) {
      // A long form may have scrolled away from it.
      form.setError(field, { message }, { shouldFocus: index === 0 })
    }
    return undefined
  })
  /** For the `FormDialog`. */
  const dialog = {
    isPending: form.formState.isSubmitting,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
  return { ...form, dialog }
}
