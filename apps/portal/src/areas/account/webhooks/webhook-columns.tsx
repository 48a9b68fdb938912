import type { WebhookListItem } from '@sarv/client/portal.generated'
import { webhookStatus, webhookTopic } from '@sarv/contract/enums'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { webhookLogPath } from './webhook-address.ts'
import { webhooksText } from './webhooks.fa.ts'

const text = webhooksText.list

const hostOf = (url: string): string => URL.parse(url)?.host ?? url

export const webhookColumns: readonly Column<WebhookListItem>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ name }) => name,
    cell: ({ id, name, url }) => (
      <RowTitle name={name} href={webhookLogPath(id)}>
        <Ltr isCode>{hostOf(url)}</Ltr>
      </RowTitle>
    ),
  },
  {
    id: 'topics',
    label: text.columns.topics,
    cell: ({ topicIds }) => text.topics(topicIds.map((id) => webhookTopic.label(id))),
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    value: ({ statusId }) => webhookStatus.label(statusId),
    cell: ({ statusId }) => <EnumChip table={webhookStatus} id={statusId} />,
  },
  {
    id: 'last',
    label: text.columns.last,
    isQuiet: true,
    value: ({ lastDeliveryDate }) => lastDeliveryDate,
    cell: ({ lastDeliveryDate, waiting }) => (
      <>
        {lastDeliveryDate ? <DateText wire={lastDeliveryDate} as="relative" /> : text.none}
        {waiting > 0 && <small> ({text.waiting(waiting)})</small>}
      </>
    ),
  },
]
