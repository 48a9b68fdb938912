import {
  useOperatorVoucherCreateMutation,
  useOperatorVoucherDisableMutation,
  type OperatorVoucher,
  type OperatorVoucherDisableModel,
  type OperatorVoucherModel,
  type OperatorVouchersMade,
} from '@sarv/client/operator.generated'
import { voucherState } from '@sarv/contract/enums'
import { vouchersWorth } from '@sarv/contract/operator/operator-vouchers/operator-vouchers.rules'
import { formatRialsInWords } from '@sarv/contract/words'
import { useWatch, type Control } from 'react-hook-form'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { CustomerPicker } from '../frame/CustomerPicker.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { Moment } from '../frame/Moment.tsx'
import { momentOf } from '../frame/moments.ts'
import { vouchersText as text } from './operator-vouchers.fa.ts'
import styles from './VoucherDialogs.module.css'
import { VoucherUses } from './VoucherUses.tsx'

export type VoucherAct = { kind: 'create' } | { kind: 'uses' | 'disable'; voucher: OperatorVoucher }

interface VoucherDialogsProps {
  act: VoucherAct
  onMade: (made: OperatorVouchersMade) => void
  onClose: () => void
}

export function VoucherDialogs({ act, onMade, onClose }: VoucherDialogsProps) {
  if (act.kind === 'create') return <CreateDialog onMade={onMade} onClose={onClose} />
  const Dialog = act.kind === 'uses' ? VoucherUses : DisableDialog
  return <Dialog voucher={act.voucher} onClose={onClose} />
}

interface Form {
  code: string
  codeCount: number | null
  giftRials: number | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  customerId: number | null
  isForNewcomers: boolean
  expireDay: string | null
  expireTime: string
  reason: string
}

type FormControl = Control<Form, unknown, OperatorVoucherModel>

const resolver = resolveBySchema<Form, OperatorVoucherModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-vouchers/operator-vouchers.schemas')).OperatorVoucherModel,
  {
    toSent: ({ expireDay, expireTime, ...form }) => ({ ...form, expireDate: momentOf(expireDay, expireTime) }),
    fieldOf: { expireDate: 'expireTime' },
  },
)

const empty: Form = {
  code: '',
  codeCount: 1,
  giftRials: null,
  maxUses: 1,
  maxUsesPerCustomer: 1,
  customerId: null,
  isForNewcomers: false,
  expireDay: null,
  expireTime: '23:59',
  reason: '',
}

const about = {
  voucher_code_taken: 'code',
  voucher_code_of_many: 'code',
  voucher_customer_unknown: 'customerId',
  voucher_over: 'expireDay',
  voucher_worth: 'giftRials',
} as const

function CreateDialog({ onMade, onClose }: Pick<VoucherDialogsProps, 'onMade' | 'onClose'>) {
  const [create] = useOperatorVoucherCreateMutation()
  return (
    <ActDialog
      title={text.create}
      subtitle={text.createHelp}
      submitLabel={text.create}
      defaultValues={empty}
      resolver={resolver}
      about={about}
      send={(body: OperatorVoucherModel) => create({ body })}
      done={(made) => {
        onMade(made)
        return made.isDone ? text.made : text.waits
      }}
      onClose={onClose}
    >
      {(control) => <Fields control={control} />}
    </ActDialog>
  )
}

function Fields({ control }: { control: FormControl }) {
  const customerId = useWatch({ control, name: 'customerId' })
  return (
    <>
      <div className={styles.pair}>
        <NumberField control={control} name="giftRials" label={text.gift} suffix={text.rial} isRequired />
        <NumberField control={control} name="codeCount" label={text.codeCount} minValue={1} isRequired />
        <NumberField
          control={control}
          name="maxUses"
          label={text.maxUses}
          suffix={text.times}
          minValue={1}
          isRequired
        />
        <NumberField
          control={control}
          name="maxUsesPerCustomer"
          label={text.perCustomer}
          suffix={text.times}
          minValue={1}
          isRequired
        />
      </div>
      <Worth control={control} />
      <LtrTextField control={control} name="code" label={text.code} help={text.codeHelp} />
      <CustomerPicker
        control={control}
        name="customerId"
        chosenId={customerId}
        label={text.customerId}
        help={text.customerHelp}
        isOptional
      />
      <Checkbox control={control} name="isForNewcomers" label={text.isForNewcomers} />
      <Moment
        control={control}
        day="expireDay"
        time="expireTime"
        labels={{ day: text.expireDay, time: text.expireTime }}
        help={text.expireHelp}
      />
    </>
  )
}

/** What all of it can cost, before it is made. */
function Worth({ control }: { control: FormControl }) {
  const [codeCount, giftRials, maxUses, maxUsesPerCustomer, customerId] = useWatch({
    control,
    name: ['codeCount', 'giftRials', 'maxUses', 'maxUsesPerCustomer', 'customerId'],
  })
  if (!codeCount || !giftRials || !maxUses || !maxUsesPerCustomer) return null
  const rials = vouchersWorth({ codeCount, giftRials, maxUses, maxUsesPerCustomer, customerId })
  return <Note tone="info">{text.worth(formatRialsInWords(rials))}</Note>
}

const disableResolver = resolveBySchema<OperatorVoucherDisableModel, OperatorVoucherDisableModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-vouchers/operator-vouchers.schemas')).OperatorVoucherDisableModel,
)

function DisableDialog({ voucher, onClose }: { voucher: OperatorVoucher; onClose: () => void }) {
  const { id, code, stateId, batchCount } = voucher
  const [disable] = useOperatorVoucherDisableMutation()
  return (
    <ActDialog
      title={text.disableTitle}
      subtitle={
        <>
          <Ltr>{code}</Ltr> {text.disableHelp}
        </>
      }
      submitLabel={text.disable}
      // Of one that is off already only the others are left.
      defaultValues={{ isWholeBatch: stateId === voucherState.id.disabled, reason: '' }}
      resolver={disableResolver}
      send={(body) => disable({ id, body })}
      done={() => text.disabled}
      onClose={onClose}
    >
      {(control) =>
        batchCount > 1 && <Checkbox control={control} name="isWholeBatch" label={text.wholeBatch(batchCount)} />
      }
    </ActDialog>
  )
}
