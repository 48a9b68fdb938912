import { PageHead } from '../../../ui/PageHead.tsx'
import { frameText } from '../frame/frame.fa.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { MoneyRequests } from '../operator-adjustments/MoneyRequests.tsx'
import { ArticleComments } from '../operator-articles/ArticleComments.tsx'
import { WaitingIdentities } from '../operator-customers/WaitingIdentities.tsx'
import { LimitRequests } from '../operator-limit-requests/LimitRequests.tsx'
import { OperationsToSettle } from '../operator-operations/OperationsToSettle.tsx'
import { UnclearPayments } from '../operator-payments/UnclearPayments.tsx'
import { OperatorWithdrawals } from '../operator-withdrawals/OperatorWithdrawals.tsx'

/** What waits for a person: each role sees what is its own. */
export function WaitingPage() {
  const refusal = useOperatorRefusal()
  const isEngineer = refusal('operator:engineer') === undefined
  const isSupport = refusal('operator:support') === undefined
  const isFinance = refusal('operator:finance') === undefined
  return (
    <>
      <PageHead title={frameText.waiting} />
      {isEngineer && <OperationsToSettle />}
      {isSupport && <WaitingIdentities />}
      {isSupport && <LimitRequests />}
      {isFinance && <OperatorWithdrawals />}
      {isFinance && <MoneyRequests />}
      {isFinance && <UnclearPayments />}
      {refusal('operator:editor') === undefined && <ArticleComments onlyWaiting />}
    </>
  )
}
