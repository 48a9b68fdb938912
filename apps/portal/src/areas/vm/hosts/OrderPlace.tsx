import { useDatacenterListQuery } from '@sarv/client/catalog.generated'
import { useProjects } from '../../../shell/use-project.ts'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { orderText } from './vm-order.fa.ts'

const text = orderText.where

/** Where the server will be: a project lives in one datacenter, so the others only say why they are not it. */
export function OrderPlace({ projectId }: { projectId: number }) {
  return (
    <FormSection number={1} title={text.title} hint={text.hint}>
      <Datacenters projectId={projectId} />
    </FormSection>
  )
}

function Datacenters({ projectId }: { projectId: number }) {
  const { data: datacenters, error, isFetching, refetch } = useDatacenterListQuery()
  const { projects } = useProjects()
  const project = projects.find(({ id }) => id === projectId)
  if (error && !datacenters) {
    return <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!datacenters || !project) return <Skeleton lines={2} />
  const options = datacenters.map(({ id, name }) => ({
    id,
    label: name ?? '',
    description: id === project.datacenterId ? text.projectIsHere(project.name ?? '') : undefined,
    disabledReason: id === project.datacenterId ? undefined : text.elsewhere,
  }))
  return (
    <RadioCards label={text.title} isLabelHidden options={options} value={project.datacenterId} onChange={keepChoice} />
  )
}

/** Only the project's own datacenter can be pressed, and it is chosen already. */
const keepChoice = () => undefined
