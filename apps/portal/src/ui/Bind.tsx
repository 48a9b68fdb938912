import type { ReactNode } from 'react'
import type { FieldValues, useController } from 'react-hook-form'
import type { BoundField, FieldBinding, FormBinding } from './Field.tsx'

interface FormLibrary {
  useController: typeof useController
}

let library: FormLibrary | undefined

/** Called by `form.ts`. Fields reach react-hook-form through here, so that a page with a search box alone does not load it. */
export const setFormLibrary = (loaded: FormLibrary) => {
  library = loaded
}

/** Renders one inner piece for both bindings, so that a field looks and behaves the same inside and outside a form. */
export function Bind<Values extends FieldValues, Value>({
  to,
  children,
}: {
  to: FieldBinding<Values, Value>
  children: (field: BoundField<Value>) => ReactNode
}) {
  if (to.control) return <BindToForm to={to}>{children}</BindToForm>
  return children({ name: to.name, value: to.value, onChange: to.onChange, error: to.error })
}

function BindToForm<Values extends FieldValues, Value>({
  to,
  children,
}: {
  to: FormBinding<Values>
  children: (field: BoundField<Value>) => ReactNode
}) {
  if (!library) throw new Error('Take useForm from ui/form.ts: it brings the form library to the fields')
  const { field, fieldState } = library.useController({ control: to.control, name: to.name })
  const { ref: focusRef, ...rest } = field
  return children({ ...rest, focusRef, error: fieldState.error?.message })
}
