import { useVmNetworkNodeListQuery, type LoadBalancerCapability } from '@sarv/client/vm.generated'
import { vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import {
  checkCounts,
  checkIntervalSeconds,
  checksFor,
  checkTimeoutSeconds,
  goesByWeight,
  memberWeight,
  sessionsFor,
  usualCodes,
} from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { PlainNotes } from '../../../ui/Field.tsx'
import { useFormState } from '../../../ui/form.ts'
import { Select } from '../../../ui/Select.tsx'
import { memberKey, noCheck, type BalancerForm, type ListenerForm, type NameCertificateForm } from './balancer-form.ts'
import styles from './Balancers.module.css'
import { Certificates } from './CertificateFields.tsx'
import { balancersText } from './load-balancers.fa.ts'
import { offered } from './offered.ts'

const text = balancersText.form

interface ListenerFieldsProps {
  control: Control<BalancerForm, unknown, EditVmLbModel>
  place: number
  projectId: number
  form: BalancerForm
  listener: ListenerForm
  capability: LoadBalancerCapability
  onCertificates: (to: NameCertificateForm[]) => void
  title: string
  onRemove: (() => void) | undefined
}

/** One listener: its ports, the servers behind it, and how they are looked after. */
export function ListenerFields({ title, onRemove, ...props }: ListenerFieldsProps) {
  const { control, place, listener, capability, onCertificates } = props
  const { vmLbProtocolTypeId: protocolId } = listener
  const protocols = offered(vmLbProtocol, capability.protocolIds)
  return (
    <section className={styles.listener} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {onRemove && <IconButton icon={Trash2} name={text.removeListener} onPress={onRemove} />}
      </div>
      <div className={styles.fields}>
        <Select
          control={control}
          name={`vmLbListeners.${place}.vmLbProtocolTypeId`}
          label={text.protocol}
          options={protocols.options}
          help={protocols.missing && text.notOffered(protocols.missing)}
        />
        <NumberField
          control={control}
          name={`vmLbListeners.${place}.sourcePort`}
          label={text.sourcePort}
          isTechnical
          isRequired
        />
        <NumberField
          control={control}
          name={`vmLbListeners.${place}.destinationPort`}
          label={text.destinationPort}
          isTechnical
          isRequired
        />
      </div>
      <Servers {...props} />
      <Watching {...props} />
      {protocolId === vmLbProtocol.id.https && (
        <Certificates
          control={control}
          place={place}
          listener={listener}
          hasNamed={capability.hasNamedCertificates}
          onChange={onCertificates}
        />
      )}
    </section>
  )
}

type PartProps = Omit<ListenerFieldsProps, 'title' | 'onRemove'>

/** Those that are on the network: the balancer reaches them there. */
function Servers({ control, place, projectId, form, listener, capability }: PartProps) {
  const { vmNetworkId } = form
  const { data: nodes } = useVmNetworkNodeListQuery(
    { projectId, VmNetworkId: vmNetworkId ?? undefined },
    { skip: vmNetworkId === null },
  )
  const problemId = useId()
  const { errors } = useFormState({ control })
  const found = (errors.vmLbListeners?.[place] as { vmLbPools?: { message?: string } } | undefined)?.vmLbPools
  const isNoneChosen = Object.values(listener.members).every(({ isIn }) => !isIn)
  const problem = found && (isNoneChosen ? text.noneChosen : found.message)
  if (vmNetworkId === null) return <Note>{text.networkFirst}</Note>
  if (nodes?.length === 0) return <Note tone="warning">{text.noServers}</Note>
  return (
    <fieldset
      className={styles.servers}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <legend>{text.servers}</legend>
      {nodes?.map(({ vmHostId, vmHost, ipAddress }) => {
        const name = `vmLbListeners.${place}.members.${memberKey(vmHostId)}` as const
        const isIn = !!listener.members[memberKey(vmHostId)]?.isIn
        return (
          <div key={vmHostId} className={styles.server}>
            <Checkbox control={control} name={`${name}.isIn`} label={`${vmHost ?? ''} (${ipAddress ?? ''})`} />
            {isIn && goesByWeight(form.vmLbAlgorithmId) && (
              <NumberField
                control={control}
                name={`${name}.weight`}
                label={text.weight}
                minValue={memberWeight.min}
                maxValue={memberWeight.max}
              />
            )}
            {isIn && capability.hasWeights && (
              <Checkbox control={control} name={`${name}.isDraining`} label={text.draining} />
            )}
          </div>
        )
      })}
      {problem !== undefined && <PlainNotes id={problemId} error={problem} />}
    </fieldset>
  )
}

/** How often a server is asked, how long it may take, and what turns it. */
const checkNumbers = [
  ['intervalSeconds', checkIntervalSeconds],
  ['timeoutSeconds', checkTimeoutSeconds],
  ['upAfter', checkCounts],
  ['downAfter', checkCounts],
] as const

function Watching({ control, place, listener, capability }: PartProps) {
  const { vmLbProtocolTypeId: protocolId, healthCheck } = listener
  const checks = offered(vmLbHealthCheck, capability.healthCheckIds, checksFor(protocolId))
  const sessions = offered(vmLbSession, capability.sessionIds, sessionsFor(protocolId))
  return (
    <div className={styles.fields}>
      <Select
        control={control}
        name={`vmLbListeners.${place}.healthCheck.vmLbHealthCheckId`}
        label={text.check}
        options={[{ id: noCheck, label: text.noCheck }, ...checks.options]}
        help={checks.missing && text.notOffered(checks.missing)}
      />
      {healthCheck.vmLbHealthCheckId === vmLbHealthCheck.id.http && (
        <>
          <LtrTextField
            control={control}
            name={`vmLbListeners.${place}.healthCheck.path`}
            label={text.path}
            placeholder="/"
          />
          <LtrTextField
            control={control}
            name={`vmLbListeners.${place}.healthCheck.hostHeader`}
            label={text.hostHeader}
          />
          <LtrTextField
            control={control}
            name={`vmLbListeners.${place}.healthCheck.expectedCodes`}
            label={text.expectedCodes}
            placeholder={usualCodes}
          />
        </>
      )}
      {healthCheck.vmLbHealthCheckId !== noCheck &&
        checkNumbers.map(([name, range]) => (
          <NumberField
            key={name}
            control={control}
            name={`vmLbListeners.${place}.healthCheck.${name}`}
            label={text[name]}
            minValue={range.min}
            maxValue={range.max}
          />
        ))}
      <Select
        control={control}
        name={`vmLbListeners.${place}.vmLbSessionId`}
        label={text.session}
        options={sessions.options}
        help={sessions.missing && text.notOffered(sessions.missing)}
      />
    </div>
  )
}
