import { useCustomerUserListQuery } from '@sarv/client/account.generated'
import type { CustomerUserListItem } from '@sarv/client/account.generated'
import { LockKeyhole } from 'lucide-react'
import { DeadEnd } from './DeadEnd.tsx'
import { shellText } from './shell.fa.ts'
import { useMayInAccount } from './use-may.ts'

const text = shellText.errors

/** The role was not enough: whom to ask, by name where one's role may know the users of the account. */
export function Forbidden() {
  const mayKnow = useMayInAccount()('account')
  const { data: users = [] } = useCustomerUserListQuery(undefined, { skip: !mayKnow })
  const names = users.filter(isWhomToAsk).map(nameOf)
  const ask = names.length > 0 ? text.askThem(names) : text.askAnyone
  return <DeadEnd icon={LockKeyhole} title={text.forbiddenTitle} text={`${text.forbiddenText} ${ask}`} />
}

const isWhomToAsk = ({ isSuperManager, isActive }: CustomerUserListItem) => isSuperManager && isActive

const nameOf = ({ user, email }: CustomerUserListItem) => user ?? email ?? ''
