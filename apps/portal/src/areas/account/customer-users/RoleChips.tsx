import type { Role } from '@sarv/contract/access'
import { accountRolesOf, type AccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import { type LucideIcon, ShieldCheck, UsersRound, Wallet } from 'lucide-react'
import { roleTexts } from '../../../shell/roles.fa.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import styles from './RoleChips.module.css'
import { usersText } from './customer-users.fa.ts'

const icons: Partial<Record<Role, LucideIcon>> = {
  superUser: ShieldCheck,
  accountManager: UsersRound,
  financialManager: Wallet,
}

/** The roles that someone has in the account. */
export function RoleChips({ roles }: { roles: AccountRoles }) {
  const held = accountRolesOf(roles)
  if (held.length === 0) return <span className={styles.none}>{usersText.members.noRole}</span>
  return (
    <span className={styles.chips}>
      {held.map((role) => (
        <StatusChip
          key={role}
          status={{ label: roleTexts[role].name, tone: role === 'superUser' ? 'info' : 'neutral' }}
          icon={icons[role]}
        />
      ))}
    </span>
  )
}
