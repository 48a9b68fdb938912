import { paymentReceipt, usePaymentCheckMutation, type PaymentDetail } from '@sarv/client/financial.generated'
import { paymentPurpose, paymentState } from '@sarv/contract/enums'
import { CreditCard, RefreshCw, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { interruptedOrder } from '../../../shell/interrupted-order.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePageTitle } from '../../../shell/page-handle.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard } from '../../../ui/OverviewCard.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { toast } from '../../../ui/toast.ts'
import { financialPaths as paths } from '../financial.paths.ts'
import { DownloadButton } from '../frame/DownloadButton.tsx'
import { ForMoney } from '../frame/MoneyFrame.tsx'
import { invoicesText } from '../invoices/invoices.fa.ts'
import { paymentsText } from './payments.fa.ts'
import { faceOf, isOpenState, movingStates, usePayment } from './use-payment.ts'
import styles from './PaymentResultPage.module.css'

const text = paymentsText.result
const readReceipt = ownCall(paymentReceipt)

const DepositDialog = lazyDialog(async () => (await import('../deposit/DepositDialog.tsx')).DepositDialog)

/** `/portal/wallet/payment/{id}`: where the bank sends people back to. */
export function PaymentResultPage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.payments} replace />
  return (
    <ForMoney title={text.title}>
      <BackLink href={paths.payments}>{paymentsText.title}</BackLink>
      <Result id={id} />
    </ForMoney>
  )
}

function Result({ id }: { id: number }) {
  const { currentData: payment, error, isFetching, refetch } = usePayment(id)
  usePageTitle(payment && text.heading(formatCount(payment.id)))
  if (payment) return <PaymentView payment={payment} />
  if ((error as RequestError | undefined)?.status === 404) return <Missing />
  if (error) return <ErrorBox error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <Card label={text.title}>
      <Loading lines={8} />
    </Card>
  )
}

function Missing() {
  return (
    <Card isFlush label={text.title}>
      <Empty
        icon={SearchX}
        title={text.missing.title}
        actions={<LinkButton href={paths.payments}>{text.toList}</LinkButton>}
      >
        {text.missing.text}
      </Empty>
    </Card>
  )
}

function PaymentView({ payment }: { payment: PaymentDetail }) {
  const { stateId, amount, explanation, invoiceId } = payment
  const { icon: Icon, title, tone } = faceOf(stateId)
  const isDone = stateId === paymentState.id.done
  // It was confirmed, and then given back.
  const isRefund = !!payment.refundReason
  const order = isDone && !invoiceId ? interruptedOrder() : undefined
  return (
    <>
      <PageHead title={text.heading(formatCount(payment.id))} isInPhoneHeader />
      <div className={styles.columns}>
        <Card label={text.title}>
          <div className={styles.face} data-tone={tone} aria-live="polite">
            <span className={styles.mark}>
              <Icon size={40} strokeWidth={1.5} />
            </span>
            <h2 className={styles.title}>{title}</h2>
            <div className={styles.amount}>
              <Money rials={amount} />
            </div>
            <p className={styles.explanation}>{explanation}</p>
            {isOpenState(stateId) && <p className={styles.turns}>{text.turns}</p>}
            <div className={styles.buttons}>
              {order && (
                <LinkButton kind="primary" href={order.path}>
                  {text.goOn(order.title, order.name)}
                </LinkButton>
              )}
              {!isDone && !isRefund && <NotDoneButtons payment={payment} />}
              {(isDone || isRefund) && (
                <DownloadButton read={() => readReceipt({ id: payment.id })} pdfName={`sarv-payment-${payment.id}`} />
              )}
              {invoiceId ? (
                <LinkButton kind="primary" href={paths.invoice(invoiceId)}>
                  {invoicesText.open(formatCount(invoiceId))}
                </LinkButton>
              ) : (
                <LinkButton kind={isDone && !order ? 'primary' : 'secondary'} href={paths.wallet}>
                  {text.toWallet}
                </LinkButton>
              )}
              <LinkButton kind="quiet" href={paths.payments}>
                {text.toList}
              </LinkButton>
            </div>
          </div>
        </Card>
        <OverviewCard
          title={text.facts}
          headEnd={<EnumChip table={paymentState} id={stateId} moving={movingStates} />}
          rows={[
            { label: text.purpose, shown: paymentPurpose.label(payment.purposeId) },
            { label: text.time, shown: <DateText wire={payment.transactionDate} as="time" /> },
            { label: text.provider, shown: payment.paymentProvider },
            { label: text.trace, copied: payment.traceNumber ?? null },
            { label: text.rrn, copied: payment.rrn ? String(payment.rrn) : null },
            { label: text.card, latin: payment.hashCardNumber ?? null },
            ...(payment.refundReason ? [{ label: text.refundReason, shown: payment.refundReason }] : []),
            ...(payment.refundDate
              ? [{ label: text.refundDate, shown: <DateText wire={payment.refundDate} as="time" /> }]
              : []),
            {
              label: text.checked,
              shown: payment.checkedDate && <DateText wire={payment.checkedDate} as="relative" />,
            },
          ]}
        />
      </div>
    </>
  )
}

function NotDoneButtons({ payment: { id, amount, canCheck, stateId, invoiceId } }: { payment: PaymentDetail }) {
  const [check, { isLoading }] = usePaymentCheckMutation()
  const [isPaying, setPaying] = useState(false)
  const ask = async () => {
    const { data } = await check({ id })
    if (data?.stateId === stateId) toast.info(text.checkedNow)
  }
  return (
    <>
      {canCheck && (
        <Button icon={RefreshCw} writes isPending={isLoading} onPress={() => void ask()}>
          {text.check}
        </Button>
      )}
      {!invoiceId && (
        <Button kind="primary" icon={CreditCard} opens={DepositDialog} onPress={() => setPaying(true)}>
          {text.again}
        </Button>
      )}
      {isPaying && <DepositDialog amount={amount} onClose={() => setPaying(false)} />}
    </>
  )
}
