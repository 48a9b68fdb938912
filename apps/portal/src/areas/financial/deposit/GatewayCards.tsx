import { usePaymentProviderListQuery, type PaymentProviderListItem } from '@sarv/client/financial.generated'
import { CreditCard, FlaskConical } from 'lucide-react'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { formatRials } from '../../../format/rials.ts'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { iconMd } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioCards, type CardOption } from '../../../ui/RadioCards.tsx'
import { depositText as text } from './deposit.fa.ts'

interface GatewayCardsProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  name: Path<Values>
  /** What is to be paid: a gateway says where it takes less or no more. */
  amount: number | null
  /** Another way to pay, besides them. */
  wallet?: CardOption<number>
}

/** The gateways to pay at. One that does not answer is shown as such: nobody is sent to a closed door. */
export function GatewayCards<Values extends FieldValues>({ control, name, amount, wallet }: GatewayCardsProps<Values>) {
  const { data: gateways, error, isFetching, refetch } = usePaymentProviderListQuery()
  if (error && !gateways) {
    return (
      <ErrorBox
        isPart
        title={text.gatewaysFailed}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!gateways) return <Loading tiles={2} isSized />
  if (!wallet && !gateways.some(({ status }) => status !== false)) {
    return (
      <Note tone="warning" title={text.noGateway} isLive>
        {text.noGatewayText}
      </Note>
    )
  }
  return (
    <RadioCards
      control={control}
      name={name}
      label={wallet ? text.way : text.gateway}
      minCardRem={13}
      options={[...(wallet ? [wallet] : []), ...gateways.map((gateway) => optionOf(gateway, amount))]}
    />
  )
}

const optionOf = (gateway: PaymentProviderListItem, amount: number | null): CardOption<number> => {
  const { id, name, status, isTest } = gateway
  const Icon = isTest ? FlaskConical : CreditCard
  const refusal = status === false ? text.notAnswering : rangeRefusal(gateway, amount)
  return {
    id,
    label: name ?? '',
    lead: <Icon {...iconMd} />,
    description: isTest ? text.test : text.byCard,
    ...(refusal && { disabledReason: refusal }),
  }
}

const rangeRefusal = ({ minAmount, maxAmount }: PaymentProviderListItem, amount: number | null): string | undefined => {
  if (amount === null || minAmount === undefined || maxAmount === undefined) return undefined
  return amount < minAmount || amount > maxAmount
    ? text.outOfRange(formatRials(minAmount), formatRials(maxAmount))
    : undefined
}
