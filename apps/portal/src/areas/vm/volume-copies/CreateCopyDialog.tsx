import { isSameName } from '@sarv/contract/normalize'
import { useMemo } from 'react'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { NameField } from '../../../ui/NameField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { CopyAnswer, CopyKind, CopyModel } from './copy-kinds.ts'

interface CopyForm {
  name: string
  description: string
}

const emptyCopy: CopyForm = { name: '', description: '' }

interface CreateCopyDialogProps {
  kind: CopyKind
  /** Names that the volume's other copies have. */
  taken: readonly string[]
  create: (model: CopyModel) => CopyAnswer
  onClose: () => void
}

/** The contract's rules, and that the name is not one of those of the other copies. */
const copyResolver = ({ loadModel, text }: CopyKind, taken: readonly string[]) =>
  resolveBySchema<CopyForm, CopyModel>(async () =>
    (await loadModel()).refine(({ name }) => !taken.some((other) => isSameName(other, name)), {
      path: ['name'],
      error: text.nameTaken,
    }),
  )

/** A snapshot or a backup by hand. */
export function CreateCopyDialog({ kind, taken, create, onClose }: CreateCopyDialogProps) {
  const { text } = kind
  const resolver = useMemo(() => copyResolver(kind, taken), [kind, taken])
  const { control, dialog } = useFormDialog(create, {
    defaultValues: emptyCopy,
    resolver,
    about: { name_taken: 'name' },
    done: (started, { name }) => {
      tellStarted(started, text.started(name))
      onClose()
    },
  })
  return (
    <OrderDialog isOpen onClose={onClose} title={text.create} submitLabel={text.create} {...dialog}>
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      <TextArea control={control} name="description" label={text.description} rows={3} isOptional />
    </OrderDialog>
  )
}
