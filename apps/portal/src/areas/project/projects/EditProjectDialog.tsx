import { useProjectEditMutation } from '@sarv/client/project.generated'
import type { ProjectDetail } from '@sarv/client/project.generated'
import type { EditProjectModel } from '@sarv/contract/project/projects/projects.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { toast } from '../../../ui/toast.ts'
import { projectPageText } from './project-page.fa.ts'

const text = projectPageText.editing

interface EditForm {
  name: string
  description: string
  isPublic: boolean
}

const resolver = resolveBySchema<EditForm, EditProjectModel>(
  async () => (await import('@sarv/contract/project/projects/projects.schemas')).EditProjectModel,
)

interface EditProjectDialogProps {
  project: ProjectDetail
  onClose: () => void
}

export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const [edit] = useProjectEditMutation()
  const mayManage = useMay(project.id)('project:manage')
  const { control, dialog } = useFormDialog((body) => edit({ id: project.id, body }), {
    defaultValues: { name: project.name ?? '', description: project.description ?? '', isPublic: project.isPublic },
    resolver,
    about: { name_taken: 'name' },
    done: () => {
      toast.success(text.saved)
      onClose()
    },
  })
  return (
    <FormDialog isOpen onClose={onClose} title={text.title} submitLabel={text.submit} {...dialog}>
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
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
