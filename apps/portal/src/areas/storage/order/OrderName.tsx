import { Globe } from 'lucide-react'
import type { Control } from 'react-hook-form'
import { FormSection } from '../../../ui/FormPage.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { bucketOrderText } from './bucket-order.fa.ts'
import type { BucketOrder } from './bucket-order.ts'

const text = bucketOrderText.name

interface OrderNameProps {
  number: number
  control: Control<BucketOrder>
  isPublic: boolean
}

/** What it is called, and whether everybody reads what is in it. */
export function OrderName({ number, control, isPublic }: OrderNameProps) {
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      <LtrTextField control={control} name="name" label={text.label} help={text.help} maxLength={63} isRequired />
      <Switch control={control} name="publicAccess" label={text.public} help={text.publicHelp} />
      {isPublic && (
        <Note tone="warning" icon={Globe} title={text.publicTitle} isLive>
          {text.publicText}
        </Note>
      )}
      <Note>{text.keys}</Note>
    </FormSection>
  )
}
