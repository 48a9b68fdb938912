import {
  useOperatorCannedReplyCreateMutation,
  useOperatorCannedReplyDeleteMutation,
  useOperatorCannedReplyEditMutation,
  type OperatorCannedModel,
  type OperatorCannedReply,
} from '@sarv/client/operator.generated'
import type { Control } from 'react-hook-form'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { cannedText as text } from './operator-canned-replies.fa.ts'

export type CannedAct = { kind: 'create' } | { kind: 'edit' | 'remove'; reply: OperatorCannedReply }

const resolver = resolveBySchema<OperatorCannedModel, OperatorCannedModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-canned-replies/operator-canned-replies.schemas'))
      .OperatorCannedModel,
)

const about = { canned_title_taken: 'title', canned_placeholder: 'content' } as const

interface CannedDialogsProps {
  act: CannedAct
  onClose: () => void
}

export function CannedDialogs({ act, onClose }: CannedDialogsProps) {
  if (act.kind === 'create') return <CreateDialog onClose={onClose} />
  const Dialog = act.kind === 'edit' ? EditDialog : RemoveDialog
  return <Dialog reply={act.reply} onClose={onClose} />
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const [create] = useOperatorCannedReplyCreateMutation()
  return (
    <ActDialog
      title={text.create}
      submitLabel={text.save}
      defaultValues={{ title: '', content: '', reason: '' }}
      resolver={resolver}
      about={about}
      send={(body) => create({ body })}
      done={() => text.created}
      onClose={onClose}
    >
      {(control) => <Fields control={control} />}
    </ActDialog>
  )
}

interface OfReply {
  reply: OperatorCannedReply
  onClose: () => void
}

function EditDialog({ reply: { id, title, content }, onClose }: OfReply) {
  const [edit] = useOperatorCannedReplyEditMutation()
  return (
    <ActDialog
      title={text.editTitle}
      submitLabel={text.save}
      defaultValues={{ title, content, reason: '' }}
      resolver={resolver}
      about={about}
      send={(body) => edit({ id, body })}
      done={() => text.edited}
      onClose={onClose}
    >
      {(control) => <Fields control={control} />}
    </ActDialog>
  )
}

function Fields({ control }: { control: Control<OperatorCannedModel, unknown, OperatorCannedModel> }) {
  return (
    <>
      <TextField control={control} name="title" label={text.name} maxLength={80} isRequired />
      <TextArea
        control={control}
        name="content"
        label={text.content}
        help={text.intro}
        rows={6}
        maxLength={5000}
        isRequired
      />
    </>
  )
}

function RemoveDialog({ reply: { id, title }, onClose }: OfReply) {
  const [remove] = useOperatorCannedReplyDeleteMutation()
  return (
    <ActDialog
      title={text.removeTitle(title)}
      submitLabel={text.remove}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => remove({ id, body })}
      done={() => text.removed}
      onClose={onClose}
    />
  )
}
