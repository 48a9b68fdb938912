import type { Role } from '@sarv/contract/access'
import { useState } from 'react'
import { FormDialog } from '../ui/FormDialog.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { usePanel } from './panels.ts'
import { roleTexts } from './roles.fa.ts'
import { startSeeingAs } from './see-as.ts'
import { seeAsText as text } from './see-as.fa.ts'
import { useRolesToSeeAs } from './use-may.ts'

/** Chooses the role that the portal is shown through. */
export function SeeAsDialog() {
  const [isOpen, setOpen] = usePanel('see-as')
  const roles = useRolesToSeeAs()
  const [chosen, setChosen] = useState<Role | null>(null)
  // The least is what people want to check first: what a newcomer to the project sees.
  const role = chosen && roles.includes(chosen) ? chosen : (roles.at(-1) ?? null)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.start}
      writes={false}
      onSubmit={(event) => {
        event.preventDefault()
        setOpen(false)
        if (role) startSeeingAs(role)
      }}
    >
      <RadioGroup
        label={text.role}
        options={roles.map((id) => ({ id, label: roleTexts[id].name, description: roleTexts[id].may }))}
        value={role}
        onChange={setChosen}
      />
    </FormDialog>
  )
}
