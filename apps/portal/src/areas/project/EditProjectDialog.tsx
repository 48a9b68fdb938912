import { useProjectEditMutation } from '@sarv/client/project.generated'
import type { ProjectDetail } from '@sarv/client/project.generated'
import type { EditProjectModel } from '@sarv/contract/project/projects.schemas'
import { fieldMessagesOf } from '../../shell/field-messages.ts'
import { useMay } from '../../shell/use-may.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useForm } from '../../ui/form.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../ui/schema-resolver.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { NameField } from '../../ui/NameField.tsx'
import { toast } from '../../ui/toast.ts'
import { projectPageText } from './project-page.fa.ts'

const text = projectPageText.editing

interface EditForm {
  name: string
  description: string
  isPublic: boolean
}

const resolver = resolveBySchema<EditForm, EditProjectModel>(
  async () => (await import('@sarv/contract/project/projects.schemas')).EditProjectModel,
)

interface EditProjectDialogProps {
  project: ProjectDetail
  onClose: () => void
}

export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const [edit, { isLoading }] = useProjectEditMutation()
  const mayManage = useMay(project.id)('project:manage')
  const { control, handleSubmit, setError } = useForm<EditForm, unknown, EditProjectModel>({
    defaultValues: { name: project.name ?? '', description: project.description ?? '', isPublic: project.isPublic },
    mode: 'onTouched',
    resolver,
  })
  const submit = handleSubmit(async (editProjectModel) => {
    const { error } = await edit({ id: project.id, body: editProjectModel })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, ['name', 'description'], { name_taken: 'name' })) {
        setError(field, { message })
      }
      return
    }
    toast.success(text.saved)
    onClose()
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={(event) => void submit(event)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type this */}
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired autoFocus />
      <TextArea control={control} name="description" label={text.description} isOptional />
      <Checkbox
        control={control}
        name="isPublic"
        label={text.isPublic}
        help={mayManage ? text.isPublicHelp : text.isPublicForbidden}
        isReadOnly={!mayManage}
      />
    </FormDialog>
  )
}
