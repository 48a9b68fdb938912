import { useState } from 'react'
import { useForm } from '../../ui/form.ts'
import type { FileKind } from '../../ui/accepted-files.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DatePicker } from '../../ui/DatePicker.tsx'
import { DateRangePicker } from '../../ui/DateRangePicker.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { LtrTextField } from '../../ui/LtrTextField.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { WireRange } from '../../ui/wire-dates.ts'
import { ButtonSpecimens } from './ButtonSpecimens.tsx'
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { text } from './fields-gallery.fa.ts'
import { Specimens } from './Specimens.tsx'
import { TypedSpecimens, useSpecimen } from './TypedSpecimens.tsx'

/** Every control that is pressed, typed in or chosen from, in every state. */
export function FieldsGallery() {
  return (
    <>
      <ButtonSpecimens />
      <TypedSpecimens />
      <ChoiceSpecimens />
      <Dates />
      <Files />
      <BoundForm />
    </>
  )
}

function Dates() {
  return (
    <Specimens title={text.sections.dates}>
      <DatePicker label={text.birthDate} maxDate="2026-11-15" {...useSpecimen<string | null>(null)} />
      <DatePicker label={text.expiry} {...useSpecimen<string | null>('2026-11-15')} />
      <DatePicker label={text.expiry} error={text.expiryError} {...useSpecimen<string | null>('2026-11-15')} />
      <DatePicker label={text.expiry} isDisabled {...useSpecimen<string | null>('2026-11-15')} />
      <DateRangePicker
        label={text.period}
        {...useSpecimen<WireRange | null>({ start: '2026-10-23', end: '2026-11-15' })}
      />
    </Specimens>
  )
}

const documents: readonly FileKind[] = ['image/jpeg', 'image/png', 'application/pdf']
const maxBytes = 25 * 1024 * 1024

function Files() {
  const [report] = useState(() => new File([new Uint8Array(734_000)], 'nginx-error.pdf', { type: 'application/pdf' }))
  const limits = { accept: documents, maxBytes }
  return (
    <Specimens title={text.sections.files}>
      <FileDrop label={text.attachment} isOptional {...limits} {...useSpecimen<File | null>(null)} />
      <FileDrop label={text.attachment} {...limits} {...useSpecimen<File | null>(report)} />
      <FileDrop
        label={text.attachment}
        {...limits}
        progressPercent={64}
        onCancel={() => undefined}
        {...useSpecimen<File | null>(report)}
      />
      <FileDrop label={text.certificate} {...limits} error={text.required} {...useSpecimen<File | null>(null)} />
      <FileDrop label={text.certificate} {...limits} isDisabled {...useSpecimen<File | null>(null)} />
    </Specimens>
  )
}

interface Order {
  name: string
  password: string
  expiresOn: string | null
  acceptsRules: boolean
}

/** The same fields bound to a form: press the button while they are empty. */
function BoundForm() {
  const { control, handleSubmit, setError, formState } = useForm<Order>({
    defaultValues: { name: '', password: '', expiresOn: null, acceptsRules: false },
  })
  const onSubmit = handleSubmit((order) => {
    const missing = (Object.keys(order) as (keyof Order)[]).filter((name) => !order[name])
    missing.forEach((name, index) => setError(name, { message: text.required }, { shouldFocus: index === 0 }))
  })
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <Specimens title={text.sections.form}>
        <LtrTextField control={control} name="name" label={text.serverName} isRequired />
        <PasswordField control={control} name="password" label={text.newPassword} purpose="new" canGenerate />
        <DatePicker control={control} name="expiresOn" label={text.expiry} />
        <Checkbox control={control} name="acceptsRules" label={text.rules} />
        <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
          {formState.isSubmitSuccessful ? text.saved : text.submit}
        </Button>
      </Specimens>
    </form>
  )
}
