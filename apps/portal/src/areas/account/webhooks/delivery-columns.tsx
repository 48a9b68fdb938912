import type { WebhookDeliveryListItem } from '@sarv/client/portal.generated'
import { webhookDeliveryStatus } from '@sarv/contract/enums'
import { Button } from 'react-aria-components/Button'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { webhooksText } from './webhooks.fa.ts'
import styles from './webhooks.module.css'

const text = webhooksText.log

export const deliveryColumns = (
  onOpen: (delivery: WebhookDeliveryListItem) => void,
): readonly Column<WebhookDeliveryListItem>[] => [
  {
    id: 'type',
    label: text.columns.type,
    place: 'title',
    cell: (delivery) => (
      <Button className={styles.opener} onPress={() => onOpen(delivery)}>
        <Ltr isCode>{delivery.type}</Ltr>
        {delivery.isReplay && <small> ({text.isReplay})</small>}
      </Button>
    ),
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ statusId }) => (
      <EnumChip table={webhookDeliveryStatus} id={statusId} moving={[webhookDeliveryStatus.id.queued]} />
    ),
  },
  {
    id: 'createDate',
    label: text.columns.date,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
  { id: 'attempts', label: text.columns.attempts, isQuiet: true, cell: ({ attempts }) => text.attempts(attempts) },
  {
    id: 'answer',
    label: text.columns.answer,
    isQuiet: true,
    cell: ({ responseStatus, reason }) =>
      responseStatus === null ? (reason ?? text.noAnswer) : <Ltr isCode>{responseStatus}</Ltr>,
  },
]
