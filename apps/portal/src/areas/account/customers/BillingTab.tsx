import { useCustomerGetQuery } from '@sarv/client/account.generated'
import type { Customer } from '@sarv/contract/account/customers/customers.schemas'
import { customerKind, customerStatus } from '@sarv/contract/enums'
import { Building2, Pencil } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '../../../format/digits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { billingText as text } from './customers.fa.ts'
import { ConvertToLegalDialog } from './ConvertToLegalDialog.tsx'
import { localPhone } from './customer-form.ts'
import { EditCustomerDialog } from './EditCustomerDialog.tsx'

/** `?tab=billing`: whose name stands on the invoices. */
export function BillingTab() {
  const { data: customer, error, isFetching, refetch } = useCustomerGetQuery()
  const [dialog, setDialog] = useState<'edit' | 'convert'>()
  const close = () => setDialog(undefined)
  if (error && !customer) {
    return (
      <Card isFlush label={text.title}>
        <ErrorBox title={text.readFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  }
  return (
    <>
      <OverviewCard
        title={text.title}
        rows={rowsOf(customer)}
        isLoading={!customer}
        headEnd={<Acts isLegal={customer?.isLegal ?? false} onAct={setDialog} />}
      />
      {customer && dialog === 'edit' && <EditCustomerDialog customer={customer} onClose={close} />}
      {customer && dialog === 'convert' && <ConvertToLegalDialog onClose={close} />}
    </>
  )
}

function Acts({ isLegal, onAct }: { isLegal: boolean; onAct: (dialog: 'edit' | 'convert') => void }) {
  return (
    <>
      <Button size="sm" icon={Pencil} writes onPress={() => onAct('edit')}>
        {text.edit}
      </Button>
      <Button
        size="sm"
        icon={Building2}
        writes
        disabledReason={isLegal ? text.alreadyLegal : undefined}
        onPress={() => onAct('convert')}
      >
        {text.convert}
      </Button>
    </>
  )
}

const rowsOf = (customer: Customer | undefined): OverviewRow[] => [
  { label: text.rows.name, shown: customer?.name && <bdi>{customer.name}</bdi> },
  { label: text.rows.kind, shown: customer && customerKind.label(customer.isLegal) },
  { label: text.nationalId[customer?.isLegal ? 'legal' : 'person'], latin: customer?.nationalId },
  { label: text.rows.status, shown: customer && <CustomerStatusChip statusId={customer.statusId} /> },
  { label: text.rows.registrationNumber, latin: customer?.registrationNumber },
  { label: text.rows.registrationDate, shown: dateOf(customer?.registrationDate) },
  { label: text.phone, latin: localPhone(customer?.phone) },
  { label: text.postalCode, latin: customer?.postalCode },
  { label: text.address, shown: customer?.address && <bdi>{toPersianDigits(customer.address)}</bdi> },
  { label: text.rows.created, shown: dateOf(customer?.createDate) },
  { label: text.rows.modified, shown: dateOf(customer?.modifyDate) },
]

const dateOf = (wire: string | null | undefined) => wire && <DateText wire={wire} />

function CustomerStatusChip({ statusId }: { statusId: number }) {
  return <StatusChip status={{ label: customerStatus.label(statusId), tone: customerStatus.tone(statusId) }} />
}
