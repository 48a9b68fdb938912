import { useVmKeyListQuery } from '@sarv/client/vm.generated'
import { operatingSystem } from '@sarv/contract/enums'
import { Plus } from 'lucide-react'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Select } from '../../../ui/Select.tsx'
import { loginUserOf } from '../images/image-groups.ts'
import { keySelectText as text } from './key-select.fa.ts'
import styles from './KeySelect.module.css'

/** The list's own entry for "none": an option needs an id, and keys count from one. */
const noKey = 0

interface KeySelectProps {
  projectId: number
  /** Of the image that is chosen, for whom one signs in as. */
  operatingSystemId: number | undefined
  value: number | null
  onChange: (id: number | null) => void
  /** Opens the dialog for a new key. */
  onAdd: () => void
}

/** Which key of the project gets one into a server. */
export function KeySelect({ projectId, operatingSystemId, value, onChange, onAdd }: KeySelectProps) {
  const { data: keys = [], error } = useVmKeyListQuery({ projectId })
  const mayAdd = useMay(projectId)('project:operate')
  const options = keys.map(({ id, name, keyType }) => ({
    id,
    label: [name, keyType].filter(Boolean).join(' · '),
    isLtr: true,
  }))
  return (
    <Select
      label={text.label}
      labelEnd={
        <span className={styles.add}>
          {/* Without a slot of its own it would become the button that opens the list. */}
          <Button
            slot={null}
            kind="quiet"
            size="sm"
            icon={Plus}
            disabledReason={mayAdd ? undefined : shellText.roleForbids}
            onPress={onAdd}
          >
            {text.add}
          </Button>
        </span>
      }
      help={error ? text.failed : <LoginHelp operatingSystemId={operatingSystemId} />}
      value={value ?? noKey}
      onChange={(id) => onChange(id || null)}
      options={[{ id: noKey, label: text.none }, ...options]}
    />
  )
}

function LoginHelp({ operatingSystemId }: Pick<KeySelectProps, 'operatingSystemId'>) {
  if (operatingSystemId === operatingSystem.id.windows) return text.notForWindows
  return (
    <>
      {text.loginAs} <Ltr isCode>{loginUserOf(operatingSystemId)}</Ltr>
    </>
  )
}
