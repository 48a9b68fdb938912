import type { OpenMenuProps } from '../ui/LazyMenu.tsx'
import { MenuPopover } from '../ui/MenuPopover.tsx'
import { useAccountActions } from './account-actions.ts'
import { shellText } from './shell.fa.ts'
import { WhoAmI } from './WhoAmI.tsx'

/** The account's menu once it is open. */
export function AccountMenuContent(open: OpenMenuProps) {
  return <MenuPopover {...open} label={shellText.account.menu} head={<WhoAmI />} groups={useAccountActions()} />
}
