import { useNotificationShortListQuery } from '@sarv/client/portal.generated'
import { Bell as BellIcon } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { Popover } from '../ui/Popover.tsx'
import { usePollingInterval } from './live-events.ts'
import { shellText } from './shell.fa.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { MissingPart } from '../ui/MissingPart.tsx'

const text = shellText.bell

const NotificationList = lazyPart(async () => (await import('./menus.loads.ts')).menuLoads.notifications(), {
  missing: MissingPart,
})

/** The newest notifications; a dot while one is unread. */
export function Bell() {
  const query = useNotificationShortListQuery(undefined, { pollingInterval: usePollingInterval() })
  const unread = query.data?.filter(({ isRead }) => !isRead).length ?? 0
  return (
    <Popover
      label={text.title}
      placement="bottom end"
      isFlush
      trigger={<IconButton icon={BellIcon} name={text.name(unread)} hasDot={unread > 0} />}
    >
      {(close) => <NotificationList query={query} onLeave={close} />}
    </Popover>
  )
}
