import {
  useServiceOrderGetQuery,
  useServiceOrderSetMutation,
  type ServiceOrderItem,
  type ServiceOrderModel,
} from '@sarv/client/financial.generated'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SortableList } from '../../../ui/SortableList.tsx'
import { toast } from '../../../ui/toast.ts'
import { serviceOrderText as text } from './service-order.fa.ts'
import styles from './ServiceOrderDialog.module.css'

/** What is stopped last and comes back first, put in order by the customer; each change is kept at once. */
export function ServiceOrderDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useServiceOrderGetQuery()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      footer={<Button onPress={onClose}>{text.close}</Button>}
    >
      {data && data.length > 0 && <Services services={data} />}
      {data?.length === 0 && <p>{text.none}</p>}
      {!data && !error && <Loading lines={6} />}
      {!data && !!error && (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

type Placed = ServiceOrderModel['services'][number]

const keyOf = ({ serviceType, serviceId }: Pick<ServiceOrderItem, 'serviceType' | 'serviceId'>): string =>
  `${serviceType} ${serviceId}`

function Services({ services }: { services: readonly ServiceOrderItem[] }) {
  const [setOrder, { isLoading }] = useServiceOrderSetMutation()
  // What was dropped stands where it was dropped, before the server has answered.
  const [wanted, setWanted] = useState<readonly string[]>()
  const byKey = new Map(services.map((service) => [keyOf(service), service]))
  const shown = wanted ? wanted.flatMap((key) => byKey.get(key) ?? []) : services
  const sort = async (keys: string[]) => {
    setWanted(keys)
    const placed = keys.flatMap((key) => byKey.get(key) ?? [])
    // Kinds are those of the server's own answer.
    const { error } = await setOrder({
      body: { services: placed.map(({ serviceType, serviceId }) => ({ serviceType, serviceId }) as Placed) },
    })
    if (error) setWanted(undefined)
    else toast.success(text.saved)
  }
  return (
    <SortableList
      label={text.label}
      isDisabled={isLoading}
      items={shown.map((service) => ({
        id: keyOf(service),
        name: service.service,
        content: <Service service={service} />,
      }))}
      onSort={(keys) => void sort(keys)}
    />
  )
}

function Service({ service: { service, project, monthly, isWaiting } }: { service: ServiceOrderItem }) {
  return (
    <div className={styles.service}>
      <b className="clip">
        <bdi>{service}</bdi>
      </b>
      <small>
        <bdi>{project}</bdi> · <Money rials={monthly} per={text.perMonth} />
        {isWaiting && ` · ${text.waiting}`}
      </small>
    </div>
  )
}
