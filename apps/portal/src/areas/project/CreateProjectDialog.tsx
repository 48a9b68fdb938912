import { zodResolver } from '@hookform/resolvers/zod'
import { useDatacenterListQuery } from '@sarv/client/catalog.generated'
import type { DatacenterListItem } from '@sarv/client/catalog.generated'
import { useProjectCreateMutation } from '@sarv/client/project.generated'
import { CreateProjectModel } from '@sarv/contract/project/projects.schemas'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePanel } from '../../shell/panels.ts'
import { paths as vmPaths } from '../vm/vm.paths.ts'
import { selectProject } from '../../shell/project-selection.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { useForm } from '../../ui/form.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { NameField } from '../../ui/NameField.tsx'
import { toast } from '../../ui/toast.ts'
import { withRoom } from './datacenters.rules.ts'
import { projectText } from './project.fa.ts'

const text = projectText.create

const defaultValues = { name: '', datacenterId: 0, isPublic: true, description: '' }

/** Opened from the project picker, the dashboard and the palette. The new project is chosen at once. */
export function CreateProjectDialog() {
  const [isOpen, setOpen] = usePanel('create-project')
  const navigate = useNavigate()
  const [createProject, { isLoading }] = useProjectCreateMutation()
  const datacenters = useDatacenterListQuery()
  const { control, handleSubmit, reset, setValue } = useForm({
    defaultValues,
    resolver: zodResolver(CreateProjectModel),
  })

  const offered = datacenters.data && withRoom(datacenters.data)
  const allFull = offered?.length === 0
  const first = offered?.[0]?.id
  useEffect(() => {
    if (isOpen && first !== undefined) setValue('datacenterId', first)
  }, [first, isOpen, setValue])

  const close = () => {
    setOpen(false)
    reset()
  }

  const submit = handleSubmit(async (createProjectModel) => {
    const { data, error } = await createProject({ body: createProjectModel })
    if (error) return
    toast.success(text.created(createProjectModel.name))
    close()
    selectProject(data.id)
    await navigate(vmPaths.vm.list(data.id))
  })

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      submitRefusal={allFull ? text.allFull : undefined}
      isPending={isLoading}
      onSubmit={(event) => void submit(event)}
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
