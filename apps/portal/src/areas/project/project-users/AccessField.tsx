import { roleOfAccessType } from '@sarv/contract/access'
import { userAccessType } from '@sarv/contract/enums'
import { roleTexts } from '../../../shell/roles.fa.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'

const { reporter, maintainer, owner } = userAccessType.id

/** The least first: most people who are added only look. */
const options = [reporter, maintainer, owner].map((id: number) => {
  const role = roleOfAccessType(id)
  return { id, label: userAccessType.label(id), description: role && roleTexts[role].may }
})

interface AccessFieldProps {
  label: string
  value: number
  onChange: (accessTypeId: number) => void
}

/** Which access someone gets, each with what it allows. */
export function AccessField({ label, value, onChange }: AccessFieldProps) {
  return <RadioGroup label={label} options={options} value={value} onChange={(id) => id !== null && onChange(id)} />
}
