import type { OperatorCustomerDetail } from '@sarv/client/operator.generated'
import { DateText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.runway

/** What runs costs, until when the money lasts, and what comes then. */
export function CustomerRunway({ runway }: Pick<OperatorCustomerDetail, 'runway'>) {
  const { monthly, endDate, stage, stopDate, keepDate } = runway
  if (stage !== 'running') {
    return (
      <>
        {text.stopped}
        {keepDate && (
          <>
            {text.keptUntil} <DateText wire={keepDate} as="date" />
          </>
        )}
      </>
    )
  }
  if (endDate === null) return text.free
  return (
    <>
      {text.monthly} <Money rials={monthly} />
      {text.ends} <DateText wire={endDate} as="date" />
      {stopDate && (
        <>
          {text.stops} <DateText wire={stopDate} as="date" />
        </>
      )}
    </>
  )
}
