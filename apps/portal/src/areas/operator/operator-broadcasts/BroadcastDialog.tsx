import {
  useOperatorBroadcastCreateMutation,
  useOperatorBroadcastPreviewQuery,
  useOperatorDatacenterListQuery,
  type OperatorBroadcastModel,
} from '@sarv/client/operator.generated'
import { broadcastAudience, productCategory } from '@sarv/contract/enums'
import { useWatch, type Control } from 'react-hook-form'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { broadcastsText as text } from './operator-broadcasts.fa.ts'

interface Form {
  subject: string
  content: string
  audienceId: number
  datacenterId: number | null
  productId: number | null
  reason: string
}

type FormControl = Control<Form, unknown, OperatorBroadcastModel>

const { datacenter, product } = broadcastAudience.id

/** Of the two choices, the one that the audience is about. */
const targetOf = ({ audienceId, datacenterId, productId }: Pick<Form, 'audienceId' | 'datacenterId' | 'productId'>) => {
  if (audienceId === datacenter) return datacenterId
  return audienceId === product ? productId : null
}

const resolver = resolveBySchema<Form, OperatorBroadcastModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-broadcasts/operator-broadcasts.schemas')).OperatorBroadcastModel,
  {
    toSent: ({ datacenterId, productId, ...form }) => ({
      ...form,
      targetId: targetOf({ ...form, datacenterId, productId }),
    }),
  },
)

const audiences = broadcastAudience.values.map(({ id, label }) => ({ id, label }))
const products = productCategory.values.map(({ id, label }) => ({ id, label }))
const empty: Form = {
  subject: '',
  content: '',
  audienceId: broadcastAudience.id.all,
  datacenterId: null,
  productId: null,
  reason: '',
}

/** What is said, whom to, and how many these are before it is sent. */
export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const [send] = useOperatorBroadcastCreateMutation()
  return (
    <ActDialog
      title={text.sendTitle}
      subtitle={text.sendHelp}
      submitLabel={text.send}
      defaultValues={empty}
      resolver={resolver}
      about={{ broadcast_target_unknown: 'audienceId', broadcast_nobody: 'audienceId' }}
      send={(body: OperatorBroadcastModel) => send({ body })}
      done={() => text.sendDone}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField control={control} name="subject" label={text.subject} isRequired />
          <TextArea control={control} name="content" label={text.content} rows={4} maxLength={2000} isRequired />
          <Select control={control} name="audienceId" label={text.audience} options={audiences} isRequired />
          <Target control={control} />
        </>
      )}
    </ActDialog>
  )
}

/** The datacenter or the product where one is meant, and how many people it is. */
function Target({ control }: { control: FormControl }) {
  const [audienceId, datacenterId, productId] = useWatch({
    control,
    name: ['audienceId', 'datacenterId', 'productId'],
  })
  const { data: datacenters = [] } = useOperatorDatacenterListQuery()
  const targetId = targetOf({ audienceId, datacenterId, productId })
  const isUnsaid = (audienceId === datacenter || audienceId === product) && targetId === null
  const places = datacenters.map(({ id, name }) => ({ id, label: name }))
  return (
    <>
      {audienceId === datacenter && (
        <Select control={control} name="datacenterId" label={text.datacenter} options={places} isRequired />
      )}
      {audienceId === product && (
        <Select control={control} name="productId" label={text.product} options={products} isRequired />
      )}
      {isUnsaid ? <Note>{text.chooseTarget}</Note> : <Reached audienceId={audienceId} targetId={targetId} />}
    </>
  )
}

function Reached({ audienceId, targetId }: { audienceId: number; targetId: number | null }) {
  const { currentData, isError } = useOperatorBroadcastPreviewQuery({
    AudienceId: audienceId,
    ...(targetId !== null && { TargetId: targetId }),
  })
  if (isError) return <Note tone="danger">{text.countFailed}</Note>
  return <Note tone="info">{currentData ? text.reaches(currentData.peopleCount) : text.counting}</Note>
}
