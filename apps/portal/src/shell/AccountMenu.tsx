import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '../ui/Avatar.tsx'
import { iconXs } from '../ui/icons.ts'
import { Menu } from '../ui/Menu.tsx'
import { useAccountActions } from './account-actions.ts'
import { useSession } from './session.ts'
import { shellText } from './shell.fa.ts'
import { WhoAmI } from './WhoAmI.tsx'
import styles from './AccountMenu.module.css'

export function AccountMenu() {
  const { userTitle } = useSession()
  const groups = useAccountActions()
  return (
    <Menu
      label={shellText.account.menu}
      head={<WhoAmI />}
      groups={groups}
      trigger={
        <Button className={styles.trigger}>
          <span className="sr-only">{shellText.account.menu}</span>
          <Avatar name={userTitle} tone="neutral" />
          <ChevronDown {...iconXs} />
        </Button>
      }
    />
  )
}
