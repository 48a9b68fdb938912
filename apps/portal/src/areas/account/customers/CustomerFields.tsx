import { earliestPastDate } from '@sarv/contract/date-rules'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { DatePicker } from '../../../ui/DatePicker.tsx'
import { FormColumns } from '../../../ui/FormPage.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { todayInTehran } from '../../../ui/wire-dates.ts'
import { billingText as text } from './customers.fa.ts'

type CustomerField = 'name' | 'nationalId' | 'phone' | 'postalCode' | 'address' | 'registrationDate'

export interface CustomerFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  /** The two calls name the phone differently. */
  names: Record<CustomerField, FieldPath<Values>>
  nameLabel: string
  kind: 'person' | 'legal'
}

/** What a customer is known by on invoices; the same questions for a person and for a company. */
export function CustomerFields<Values extends FieldValues>({
  control,
  names,
  nameLabel,
  kind,
}: CustomerFieldsProps<Values>) {
  return (
    <>
      <TextField control={control} name={names.name} label={nameLabel} isRequired />
      <FormColumns>
        <LtrTextField
          control={control}
          name={names.nationalId}
          label={text.nationalId[kind]}
          inputMode="numeric"
          isRequired
        />
        <DatePicker
          control={control}
          name={names.registrationDate}
          label={text.registrationDateOf[kind]}
          minDate={earliestPastDate}
          maxDate={todayInTehran().toString()}
          isOptional
        />
        <LtrTextField
          control={control}
          name={names.phone}
          label={text.phone}
          help={text.phoneHelp}
          type="tel"
          isRequired
        />
        <LtrTextField
          control={control}
          name={names.postalCode}
          label={text.postalCode}
          help={text.postalCodeHelp}
          inputMode="numeric"
          isRequired
        />
      </FormColumns>
      <TextArea control={control} name={names.address} label={text.address} rows={2} isRequired />
    </>
  )
}
