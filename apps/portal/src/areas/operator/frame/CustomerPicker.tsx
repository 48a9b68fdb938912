import { useOperatorCustomerListQuery, type OperatorCustomerListItem } from '@sarv/client/operator.generated'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import type { FieldProps } from '../../../ui/Field.tsx'
import type { Option } from '../../../ui/Options.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { frameText as text } from './frame.fa.ts'

const toOption = ({ id, name, email }: OperatorCustomerListItem): Option<number> => ({
  id,
  label: name,
  ...(email !== null && { description: <Ltr>{email}</Ltr> }),
})

/** What the server finds, and whoever is chosen: also where the page begins with a number alone. */
const useCustomers = (typed: string, chosen: number | null): readonly Option<number>[] => {
  const { data: found = [] } = useOperatorCustomerListQuery({ Search: typed === '' ? undefined : typed })
  const { data: named = [] } = useOperatorCustomerListQuery({ Search: String(chosen) }, { skip: chosen === null })
  const isFound = found.some(({ id }) => id === chosen)
  const known = isFound ? undefined : named.find(({ id }) => id === chosen)
  return [...(known ? [known] : []), ...found].map(toOption)
}

type CustomerPickerProps<Values extends FieldValues> = FieldProps<Values, number | null> & { chosenId: number | null }

/** One customer, found by name, e-mail, mobile or number; by what the page of customers finds them. */
export function CustomerPicker<Values extends FieldValues>({ chosenId, ...props }: CustomerPickerProps<Values>) {
  const [typed, setTyped] = useState('')
  const options = useCustomers(useSettled(typed.trim()), chosenId)
  return <ComboBox<Values, number> placeholder={text.findCustomer} {...props} options={options} onSearch={setTyped} />
}
