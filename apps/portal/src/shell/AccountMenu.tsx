import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '../ui/Avatar.tsx'
import { iconXs } from '../ui/icons.ts'
import { LazyMenu } from '../ui/LazyMenu.tsx'
import { useSession } from './session.ts'
import { shellText } from './shell.fa.ts'
import styles from './AccountMenu.module.css'

const loadContent = async () => (await import('./menus.loads.ts')).menuLoads.account()

export function AccountMenu() {
  const { userTitle } = useSession()
  return (
    <LazyMenu
      load={loadContent}
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
