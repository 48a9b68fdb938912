import { forwardProtocols } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { CreateVpcDnatModel } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { useMemo } from 'react'
import { type Answer, useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ForwardDrawing } from './ForwardDrawing.tsx'
import {
  destinationSpan,
  forwardResolver,
  isUsableIp,
  situationOf,
  type ForwardForm,
  type Known,
} from './forward-form.ts'
import styles from './VpcNat.module.css'
import { natText } from './vpc-nats.fa.ts'

const text = natText.form

interface ForwardFormDialogProps<Data> {
  known: Known
  /** What the form begins with. */
  start: ForwardForm
  /** The forward that is changed: it does not stand in its own way. */
  editedId?: number | undefined
  title: string
  submitLabel: string
  send: (body: CreateVpcDnatModel) => Answer<Data>
  done: (answer: Exclude<Data, undefined>, body: CreateVpcDnatModel) => unknown
  onClose: () => void
}

const protocols = forwardProtocols.map((id) => ({ id, label: id.toUpperCase(), isLtr: true }))

/** Where a port of a public address leads to, judged while it is typed. */
export function ForwardFormDialog<Data>(props: ForwardFormDialogProps<Data>) {
  const { known, start, editedId, title, submitLabel, send, done, onClose } = props
  const resolver = useMemo(() => forwardResolver(known, editedId), [known, editedId])
  const { control, dialog } = useFormDialog(send, {
    defaultValues: start,
    resolver,
    about: { name_taken: 'name' },
    done,
  })
  const form = useWatch({ control }) as ForwardForm
  const span = destinationSpan(form)
  const servers = situationOf(known).targets.filter(({ vmNetworkId }) => vmNetworkId === form.vmNetworkId)
  const hasSources = known.options?.hasSources ?? true
  return (
    <FormDialog isOpen onClose={onClose} title={title} subtitle={text.subtitle} submitLabel={submitLabel} {...dialog}>
      <Drawing form={form} known={known} />
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      <div className={styles.pair}>
        <Select
          control={control}
          name="vpcHostIpId"
          label={text.address}
          options={known.ips
            .filter((ip) => isUsableIp(ip) || ip.id === form.vpcHostIpId)
            .map(({ id, ipAddress }) => ({ id, label: ipAddress ?? '', isLtr: true }))}
          isRequired
        />
        <SegmentedControl control={control} name="protocol" label={text.protocol} options={protocols} />
      </div>
      <div className={styles.pair}>
        <NumberField control={control} name="port" label={text.port} isTechnical isRequired />
        <NumberField
          control={control}
          name="portEnd"
          label={text.portEnd}
          help={text.portEndHelp(known.options?.maxPorts ?? 100)}
          isTechnical
          isOptional
        />
      </div>
      <div className={styles.pair}>
        <Select
          control={control}
          name="vmNetworkId"
          label={text.network}
          options={known.networks.map(({ id, name, cidr }) => ({
            id,
            label: name ?? '',
            ...(cidr && { description: cidr }),
          }))}
          isRequired
        />
        <Select
          control={control}
          name="destinationIp"
          label={text.server}
          help={form.vmNetworkId !== null && servers.length === 0 ? text.noServer : text.serverHelp}
          options={servers.map(({ address, server }) => ({ id: address, label: server, description: address }))}
          isRequired
        />
      </div>
      <div className={styles.pair}>
        <NumberField
          control={control}
          name="destinationPort"
          label={text.destinationPort}
          {...(span && { help: text.destinationHelp(span.first, span.last) })}
          isTechnical
          isRequired
        />
        <LtrTextField
          control={control}
          name="sourceIp"
          label={text.source}
          help={hasSources ? text.sourceHelp : text.noSource}
          isDisabled={!hasSources}
          isOptional
        />
      </div>
      <Note>{text.firewall}</Note>
    </FormDialog>
  )
}

function Drawing({ form, known }: { form: ForwardForm; known: Known }) {
  const address = known.ips.find(({ id }) => id === form.vpcHostIpId)?.ipAddress ?? null
  const target = situationOf(known).targets.find(
    (one) => one.vmNetworkId === form.vmNetworkId && one.address === form.destinationIp,
  )
  const span = destinationSpan(form)
  const destination =
    span ?? (form.destinationPort === null ? undefined : { first: form.destinationPort, last: form.destinationPort })
  return (
    <ForwardDrawing
      source={form.sourceIp.trim() || null}
      gateway={{
        address,
        ports: form.port === null ? null : natText.portsOf(form.protocol, form.port, form.portEnd ?? form.port),
      }}
      destination={{
        server: target?.server ?? null,
        address: target?.address ?? null,
        ports: destination ? natText.ports(destination.first, destination.last) : null,
      }}
    />
  )
}
