import { useServiceMoveMutation, useServiceMoveRehearseQuery, type MoveRehearsal } from '@sarv/client/portal.generated'
import { writeServices } from '@sarv/contract/portal/moves/moves.rules'
import type { Started } from '@sarv/contract/answers.schemas'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../../shell/paths.ts'
import { tellSeveralStarted } from '../../shell/several-toasts.ts'
import { noteStarted } from '../../shell/started-operations.ts'
import { useMayIn } from '../../shell/use-may.ts'
import { useProjects } from '../../shell/use-project.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Note } from '../../ui/Note.tsx'
import { movingText as text } from './moving.fa.ts'
import { Rehearsal } from './Rehearsal.tsx'

export interface ServiceToMove {
  projectId: number
  serviceType: string
  serviceId: number
  name: string | null
}

interface MoveDialogProps {
  services: readonly ServiceToMove[]
  onClose: () => void
  onMoved?: () => void
}

/** Moves one service or several to another project, after it has shown what that changes for whom. */
export function MoveDialog({ services, onClose, onMoved }: MoveDialogProps) {
  const [targetId, setTargetId] = useState<number | null>(null)
  const [rehearsals, setRehearsals] = useState<ReadonlyMap<number, MoveRehearsal>>(new Map())
  const [isSending, setSending] = useState(false)
  const [move] = useServiceMoveMutation()
  const targets = useTargets(services)
  const groups = [...Map.groupBy(services, ({ projectId }) => projectId)].filter(([from]) => from !== targetId)
  const judged = groups.map(([from]) => rehearsals.get(from))
  const isOne = services.length === 1
  const target = targets.find(({ id }) => id === targetId)

  const choose = (id: number | null) => {
    setTargetId(id)
    setRehearsals(new Map())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (targetId === null || isSending) return
    setSending(true)
    const started: Started[] = []
    for (const [projectId, group] of groups) {
      const wanted = group.map(({ serviceType, serviceId }) => ({ serviceType, serviceId }))
      const { data, error } = await move({ projectId, body: { services: wanted, targetProjectId: targetId } })
      if (error) return setSending(false)
      started.push(...data)
    }
    tellMoves(started, services, target?.label ?? '')
    onMoved?.()
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="lg"
      title={isOne ? text.title(services[0]?.name ?? '') : text.titleOfMany(services.length)}
      subtitle={text.subtitle}
      submitLabel={isOne ? text.submit : text.submitMany(services.length)}
      isPending={isSending}
      submitRefusal={refusalOf(targetId, judged)}
      onSubmit={(event) => void submit(event)}
    >
      {targets.length === 0 ? (
        <Note tone="warning">{text.noTarget}</Note>
      ) : (
        <ComboBox
          label={text.target}
          help={text.targetHelp}
          placeholder={text.choose}
          options={targets}
          value={targetId}
          onChange={choose}
          isRequired
        />
      )}
      {targetId !== null &&
        groups.map(([from, group]) => (
          <Group
            key={`${from} ${targetId}`}
            from={from}
            targetId={targetId}
            services={group}
            isOneOfSeveral={groups.length > 1}
            onJudged={(rehearsal) => setRehearsals((before) => new Map(before).set(from, rehearsal))}
          />
        ))}
    </FormDialog>
  )
}

/** One message for all of them, which turns into their end. */
const tellMoves = ([first, ...others]: readonly Started[], services: readonly ServiceToMove[], target: string) => {
  if (!first) return
  tellSeveralStarted([first, ...others], {
    started: text.started(target),
    done: text.done(services.length === 1 ? (services[0]?.name ?? '') : undefined, services.length, target),
    failed: text.failed,
    href: paths.portal.services,
  })
  // An answer of several names none by itself, so the transport has not noted the first.
  noteStarted(first, 0)
}

const refusalOf = (targetId: number | null, judged: readonly (MoveRehearsal | undefined)[]): string | undefined => {
  if (targetId === null || judged.length === 0) return text.nothingChosen
  if (judged.includes(undefined)) return text.reading
  return judged.every((one) => one?.isPossible) ? undefined : text.blocked
}

/** Projects that the person manages, in the datacenter of what moves. */
const useTargets = (services: readonly ServiceToMove[]) => {
  const { projects } = useProjects()
  const mayIn = useMayIn()
  const from = new Set(services.map(({ projectId }) => projectId))
  const datacenters = new Set(projects.filter(({ id }) => from.has(id)).map(({ datacenterId }) => datacenterId))
  return projects
    .filter(({ id, datacenterId }) => datacenters.has(datacenterId) && mayIn(id, 'project:manage'))
    .filter(({ id }) => from.size > 1 || !from.has(id))
    .map(({ id, name }) => ({ id, label: name ?? '' }))
}

interface GroupProps {
  from: number
  targetId: number
  services: readonly ServiceToMove[]
  isOneOfSeveral: boolean
  onJudged: (rehearsal: MoveRehearsal) => void
}

/** Services of one project: what their move changes is asked for anew each time. */
function Group({ from, targetId, services, isOneOfSeveral, onJudged }: GroupProps) {
  const { currentData, error, isFetching, refetch } = useServiceMoveRehearseQuery(
    { projectId: from, Services: writeServices(services), TargetProjectId: targetId },
    { refetchOnMountOrArgChange: true },
  )
  const rehearsal = isFetching ? undefined : currentData
  const tell = useEffectEvent(onJudged)
  useEffect(() => {
    if (rehearsal) tell(rehearsal)
  }, [rehearsal])
  if (error) return <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return rehearsal ? <Rehearsal rehearsal={rehearsal} isOneOfSeveral={isOneOfSeveral} /> : <Loading lines={6} />
}
