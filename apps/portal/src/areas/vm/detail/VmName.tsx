import { useVmHostEditMutation, type VmHostDetail } from '@sarv/client/vm.generated'
import { serviceNameLength } from '@sarv/contract/limits'
import { Check, Pencil, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LineInput } from '../../../ui/LineInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { uiText } from '../../../ui/ui.fa.ts'
import { vmText } from '../hosts/hosts.fa.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { detailText } from './detail.fa.ts'
import styles from './VmName.module.css'

const text = detailText.name

interface VmNameProps {
  projectId: number
  host: VmHostDetail
}

/** The name of the server, changed where it stands. Inside a heading, so it is made of phrasing elements alone. */
export function VmName({ projectId, host }: VmNameProps) {
  const [isEditing, setEditing] = useState(false)
  const refusal = useVmRefusal(projectId, host.id, host)('rename')
  if (isEditing) return <NameEditor projectId={projectId} host={host} onEnd={() => setEditing(false)} />
  return (
    <span className={styles.name}>
      <bdi>{host.name}</bdi>
      <IconButton icon={Pencil} name={text.edit} size="sm" disabledReason={refusal} onPress={() => setEditing(true)} />
    </span>
  )
}

function NameEditor({ projectId, host, onEnd }: VmNameProps & { onEnd: () => void }) {
  const [typed, setTyped] = useState(host.name ?? '')
  const [problem, setProblem] = useState<string>()
  const { rename, isPending } = useRename(projectId, host, onEnd, setProblem)
  const problemId = useId()
  const save = async () => {
    const { name, message } = await readName(typed)
    setProblem(message)
    if (name) await rename(name)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void save()
    if (key === 'Escape') onEnd()
  }
  return (
    <span className={styles.editor}>
      <span className={styles.name}>
        <LineInput
          className={styles.input}
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={vmText.serverName}
          aria-invalid={!!problem}
          aria-describedby={problem && problemId}
          maxLength={serviceNameLength.max}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pencil was pressed to type here
          autoFocus
        />
        <IconButton icon={Check} name={text.save} isPending={isPending} onPress={() => void save()} />
        <IconButton icon={X} name={uiText.cancel} onPress={onEnd} />
      </span>
      {problem && (
        <small id={problemId} className={styles.problem} role="alert">
          {problem}
        </small>
      )}
    </span>
  )
}

/** The name as the contract reads it, or what it holds against it; its rules come with the first name that is saved. */
const readName = async (typed: string): Promise<{ name?: string; message?: string }> => {
  const { ServiceName } = await import('@sarv/contract/fields')
  const read = ServiceName.safeParse(typed)
  return read.success ? { name: read.data } : { message: read.error.issues[0]?.message }
}

const useRename = (projectId: number, host: VmHostDetail, onEnd: () => void, onProblem: (problem: string) => void) => {
  const [edit, { isLoading }] = useVmHostEditMutation()
  const rename = async (name: string) => {
    if (name === host.name) return onEnd()
    const { error } = await edit({ projectId, id: host.id, body: { name } })
    if (!error) {
      toast.success(text.saved(name))
      return onEnd()
    }
    for (const [, message] of fieldMessagesOf(error, ['name'], { name_taken: 'name' })) onProblem(message)
  }
  return { rename, isPending: isLoading }
}
