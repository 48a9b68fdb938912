import { useDatacenterListQuery } from '@sarv/client/catalog.generated'
import { hypervisor } from '@sarv/contract/enums'
import { FolderPlus } from 'lucide-react'
import { openNewProject } from '../../shell/panels.ts'
import { useMayInAccount } from '../../shell/use-may.ts'
import { useProjects } from '../../shell/use-project.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { FormSection } from '../../ui/FormPage.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { RadioCards, type CardOption } from '../../ui/RadioCards.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { ordersText } from './orders.fa.ts'

const text = ordersText.where

interface PlaceProps {
  projectId: number
  /** What virtualises servers there is worth knowing. */
  showsHypervisor?: boolean
}

/** Where the service will be: a project lives in one datacenter, which is chosen already. */
export function OrderPlace({ number, ...place }: PlaceProps & { number: number }) {
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      <Datacenters {...place} />
    </FormSection>
  )
}

function Datacenters({ projectId, showsHypervisor = false }: PlaceProps) {
  const { data: datacenters, error, isFetching, refetch } = useDatacenterListQuery()
  const { projects } = useProjects()
  const may = useMayInAccount()
  const project = projects.find(({ id }) => id === projectId)
  if (error && !datacenters) {
    return <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!datacenters || !project) return <Loading tiles={1} />
  const here = datacenters.find(({ id }) => id === project.datacenterId)
  const others = datacenters.filter(({ id }) => id !== project.datacenterId)
  const options: CardOption<number>[] = [
    {
      id: project.datacenterId ?? 0,
      label: here?.name ?? project.datacenter ?? '',
      description: (
        <Here project={project.name ?? ''} hypervisorId={showsHypervisor ? project.hypervisorId : undefined} />
      ),
    },
    ...others.map(({ id, name, fullReason }) => ({
      id,
      label: name ?? '',
      disabledReason: fullReason ? text.full(fullReason) : text.elsewhere,
      ...(may('account') && !fullReason && { extra: <NewProject datacenterId={id} datacenter={name ?? ''} /> }),
    })),
  ]
  return (
    <RadioCards
      label={text.title}
      isLabelHidden
      options={options}
      value={project.datacenterId ?? 0}
      onChange={keepChoice}
    />
  )
}

function Here({ project, hypervisorId }: { project: string; hypervisorId: number | undefined }) {
  return (
    <>
      {text.projectIsHere(project)}
      {hypervisorId !== undefined && (
        <>
          {text.virtualizedBy} <Ltr>{hypervisor.label(hypervisorId)}</Ltr>
        </>
      )}
    </>
  )
}

function NewProject({ datacenterId, datacenter }: { datacenterId: number; datacenter: string }) {
  return (
    <Button kind="quiet" size="sm" icon={FolderPlus} onPress={() => openNewProject(datacenterId)}>
      {text.newProject(datacenter)}
    </Button>
  )
}

/** There is no other to choose. */
const keepChoice = () => undefined
