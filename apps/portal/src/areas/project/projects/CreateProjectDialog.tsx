import { useDatacenterListQuery } from '@sarv/client/catalog.generated'
import type { DatacenterListItem } from '@sarv/client/catalog.generated'
import { useProjectCreateMutation } from '@sarv/client/project.generated'
import type { CreateProjectModel } from '@sarv/contract/project/projects/projects.schemas'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { takeOrderIn } from '../../../shell/order-after-project.ts'
import { forgetWantedDatacenter, usePanel, useWantedDatacenter } from '../../../shell/panels.ts'
import { paths as vmPaths } from '../../vm/vm.paths.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { selectProject } from '../../../shell/project-selection.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { withRoom } from './datacenters.rules.ts'
import { projectText } from './projects.fa.ts'

const text = projectText.create

const defaultValues = { name: '', datacenterId: 0, isPublic: true, description: '' }

const resolver = resolveBySchema<typeof defaultValues, CreateProjectModel>(
  async () => (await import('@sarv/contract/project/projects/projects.schemas')).CreateProjectModel,
)

/** Opened from the project picker, the dashboard and the palette. The new project is chosen at once. */
export function CreateProjectDialog() {
  const [isOpen, setOpen] = usePanel('create-project')
  const navigate = useNavigate()
  const [createProject] = useProjectCreateMutation()
  const datacenters = useDatacenterListQuery()
  const { control, reset, setValue, dialog } = useFormDialog((body) => createProject({ body }), {
    defaultValues,
    resolver,
    about: { name_taken: 'name' },
    done: async ({ id }, { name }) => {
      toast.success(text.created(name))
      close()
      selectProject(id)
      await navigate(takeOrderIn(id) ?? vmPaths.vm.list(id))
    },
  })

  const offered = datacenters.data && withRoom(datacenters.data)
  const allFull = offered?.length === 0
  const wanted = useWantedDatacenter()
  const first = (offered?.find(({ id }) => id === wanted) ?? offered?.[0])?.id
  useEffect(() => {
    if (isOpen && first !== undefined) setValue('datacenterId', first)
  }, [first, isOpen, setValue])

  const close = () => {
    setOpen(false)
    forgetWantedDatacenter()
    reset()
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      submitRefusal={allFull ? text.allFull : undefined}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      {datacenters.isLoading && <Skeleton lines={2} />}
      {datacenters.error && !datacenters.data && (
        <ErrorBox
          isPart
          title={text.datacentersFailed}
          error={datacenters.error}
          onRetry={() => void datacenters.refetch()}
        />
      )}
      {allFull && (
        <Note tone="warning" title={text.allFull}>
          <ul>
            {datacenters.data?.map(({ id, name, fullReason }) => (
              <li key={id}>{text.fullBecause(name ?? '', fullReason ?? '')}</li>
            ))}
          </ul>
        </Note>
      )}
      {offered && !allFull && (
        <RadioCards
          control={control}
          name="datacenterId"
          label={text.datacenter}
          options={offered.map(toOption)}
          isRequired
        />
      )}
      <Checkbox control={control} name="isPublic" label={text.isPublic} help={text.isPublicHelp} />
      <TextArea control={control} name="description" label={text.description} isOptional />
    </FormDialog>
  )
}

const toOption = ({ id, name, isSandbox }: DatacenterListItem) => ({
  id,
  label: name ?? '',
  description: isSandbox ? text.sandbox : undefined,
})
