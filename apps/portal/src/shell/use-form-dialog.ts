import { useEffect, type FormEvent } from 'react'
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import { useForm } from '../ui/form.ts'
import { fieldMessagesIn } from './field-messages.ts'
import { announceOrder, forgetInterruptedOrder, interruptedForm } from './interrupted-order.ts'

/** What a mutation of the client answers. */
export type Answer<Data> = PromiseLike<{ data: Data; error?: undefined } | { data?: undefined; error: unknown }>

interface FormDialogOptions<Values extends FieldValues, Sent, Data> {
  defaultValues: DefaultValues<Values> & Values
  /** The contract's rules, through `resolveBySchema()`. */
  resolver: Resolver<Values, unknown, Sent>
  /** The refusals that are about one field: `{ name_taken: 'name' }`. */
  about?: Readonly<Record<string, Path<Values>>>
  done: (answer: Exclude<Data, undefined>, sent: Sent) => unknown
  /** It orders something: where it opens again and what it is called, for whoever has to pay something in first. */
  order?: { path: string; title: string } | undefined
}

/**
 * A form over the page that sends one call. What the server says about a field is shown there, a toast tells the rest;
 * the dialog stays open until it worked.
 */
export const useFormDialog = <Values extends FieldValues, Sent, Data>(
  send: (sent: Sent) => Answer<Data>,
  { defaultValues, resolver, about, done, order }: FormDialogOptions<Values, Sent, Data>,
) => {
  const form = useForm<Values, unknown, Sent>({ defaultValues, mode: 'onTouched', resolver })
  useOrderOverPayment(form, order)
  const submit = form.handleSubmit(async (sent) => {
    const { data, error } = await send(sent)
    if (error === undefined && order) forgetInterruptedOrder()
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

/** What was typed stands there again when its customer comes back from the bank, but for the secrets. */
const useOrderOverPayment = <Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  order: { path: string; title: string } | undefined,
) => {
  const { path, title } = order ?? {}
  useEffect(() => {
    if (path === undefined || title === undefined) return undefined
    const kept = interruptedForm(path)
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    return announceOrder({
      readName: () => form.getValues('name' as Path<Values>),
      dialog: { key: path, path, title, readValues: () => form.getValues() },
    })
  }, [form, path, title])
}
