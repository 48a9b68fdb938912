import type { Role } from '@sarv/contract/access'
import type { AccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import { useAccountRoles } from '../../../shell/use-may.ts'
import { roleTexts } from '../../../shell/roles.fa.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { PlainField } from '../../../ui/Field.tsx'
import { roleRefusal, withRole, type RoleFlag } from './member-roles.ts'
import styles from './RoleFields.module.css'
import { usersText } from './customer-users.fa.ts'

const text = usersText.roles

const flags: readonly [RoleFlag, Role][] = [
  ['isSuperUser', 'superUser'],
  ['isAccountManager', 'accountManager'],
  ['isFinancialManager', 'financialManager'],
]

interface RoleFieldsProps {
  /** What the member has until now; whoever is invited has none. */
  before: AccountRoles
  value: AccountRoles
  onChange: (roles: AccountRoles) => void
}

/** Three roles to tick; the ones that cannot be given say why. */
export function RoleFields({ before, value, onChange }: RoleFieldsProps) {
  const own = useAccountRoles()
  return (
    <PlainField frame={{ label: text.label, help: text.none }} filling="choose">
      {(labelling) => (
        <fieldset className={styles.roles} {...labelling}>
          {flags.map(([flag, role]) => {
            const refusal = roleRefusal(own, before, value, flag)
            return (
              <Checkbox
                key={flag}
                label={roleTexts[role].name}
                help={refusal ?? roleTexts[role].may}
                isDisabled={refusal !== undefined}
                value={value[flag]}
                onChange={(isHeld) => onChange(withRole(value, flag, isHeld))}
              />
            )
          })}
        </fieldset>
      )}
    </PlainField>
  )
}
