import { useOperatorCustomerListQuery, type OperatorCustomerListItem } from '@sarv/client/operator.generated'
import type { FieldValues } from 'react-hook-form'
import { FindBox } from '../../../ui/ComboBox.tsx'
import type { FieldProps } from '../../../ui/Field.tsx'
import type { Option } from '../../../ui/Options.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
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

/** One customer, found by name, e-mail, mobile or number; by what the page of customers finds them. */
export function CustomerPicker<Values extends FieldValues>(props: FieldProps<Values, number | null>) {
  return <FindBox<Values, number> placeholder={text.findCustomer} {...props} useFound={useCustomers} />
}
