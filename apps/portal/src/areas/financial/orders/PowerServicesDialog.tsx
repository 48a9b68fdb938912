import type { OrderListItem } from '@sarv/client/financial.generated'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { servicesText } from './orders.fa.ts'
import type { ServicePower } from './service-power.ts'
import styles from './Services.module.css'

const text = servicesText.ask
const mostNamed = 20

interface PowerServicesDialogProps {
  act: ServicePower
  servers: readonly OrderListItem[]
  onClose: () => void
  onConfirm: () => Promise<boolean>
}

/** Names the servers before they are turned on or off. */
export function PowerServicesDialog({ act, servers, onClose, onConfirm }: PowerServicesDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text[act](servers.length)}
      confirmLabel={servicesText.bulk[act]}
      isDanger={act === 'shutdown'}
      onConfirm={onConfirm}
    >
      <p>{act === 'start' ? text.startText : text.shutdownText}</p>
      <ul className={styles.names}>
        {servers.slice(0, mostNamed).map(({ id, name, project }) => (
          <li key={id}>
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            <bdi>{project}</bdi>
          </li>
        ))}
        {servers.length > mostNamed && <li>{text.andMore(servers.length - mostNamed)}</li>}
      </ul>
    </ConfirmDialog>
  )
}
