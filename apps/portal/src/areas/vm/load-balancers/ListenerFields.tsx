import { useVmNetworkNodeListQuery, type LoadBalancerCapability } from '@sarv/client/vm.generated'
import { networkNodeStatus, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
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
import { get, useController, type Control, type UseFormSetValue } from 'react-hook-form'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { PlainNotes } from '../../../ui/Field.tsx'
import { useFormState } from '../../../ui/form.ts'
import { Select } from '../../../ui/Select.tsx'
import {
  fittingFor,
  memberKey,
  noCheck,
  serversKept,
  type BalancerForm,
  type ListenerForm,
  type NameCertificateForm,
} from './balancer-form.ts'
import styles from './Balancers.module.css'
import { Certificates } from './CertificateFields.tsx'
import { balancersText } from './load-balancers.fa.ts'
import { offered } from './offered.ts'

const text = balancersText.form

interface ListenerFieldsProps {
  control: Control<BalancerForm, unknown, EditVmLbModel>
  setValue: UseFormSetValue<BalancerForm>
  place: number
  projectId: number
  form: BalancerForm
  listener: ListenerForm
  capability: LoadBalancerCapability
  withoutProtocolIds?: readonly number[] | undefined
  onCertificates: (to: NameCertificateForm[]) => void
  title: string
  onRemove: (() => void) | undefined
}

/** One listener: its ports, the servers behind it, and how they are looked after. */
export function ListenerFields({ title, onRemove, ...props }: ListenerFieldsProps) {
  const { control, place, listener, capability, onCertificates } = props
  const { vmLbProtocolTypeId: protocolId } = listener
  return (
    <section className={styles.listener} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {onRemove && <IconButton icon={Trash2} name={text.removeListener} onPress={onRemove} />}
      </div>
      <div className={styles.fields}>
        <Protocol {...props} />
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

const noProtocols: readonly number[] = []

function Protocol({ control, setValue, place, listener, capability, withoutProtocolIds = noProtocols }: PartProps) {
  const name = `vmLbListeners.${place}` as const
  const { field, fieldState } = useController({ control, name: `${name}.vmLbProtocolTypeId` })
  const mine = vmLbProtocol.ids.filter((id) => !withoutProtocolIds.includes(id))
  const protocols = offered(vmLbProtocol, capability.protocolIds, mine)
  const choose = (protocolId: number | null) => {
    if (protocolId === null) return
    const fitting = fittingFor(protocolId, listener)
    setValue(`${name}.healthCheck.vmLbHealthCheckId`, fitting.vmLbHealthCheckId)
    setValue(`${name}.vmLbSessionId`, fitting.vmLbSessionId)
    field.onChange(protocolId)
  }
  return (
    <Select
      value={listener.vmLbProtocolTypeId}
      onChange={choose}
      error={fieldState.error?.message}
      label={text.protocol}
      options={protocols.options}
      help={protocols.missing && text.notOffered(protocols.missing)}
    />
  )
}

interface MessageOf {
  message?: string
}

/** Those that are on the network: the balancer reaches them there. Behind them those that have left it, to be taken out. */
function Servers({ control, place, projectId, form, listener, capability }: PartProps) {
  const { vmNetworkId } = form
  // Not those of the network that was chosen before, while these are on their way.
  const { currentData: nodes } = useVmNetworkNodeListQuery(
    { projectId, VmNetworkId: vmNetworkId ?? undefined },
    { skip: vmNetworkId === null },
  )
  const problemId = useId()
  const { field, fieldState } = useController({ control, name: `vmLbListeners.${place}.vmLbPools` })
  const { ref: focusRef, onChange } = field
  const { errors } = useFormState({ control })
  const ofMembers: MessageOf | undefined = get(errors, `vmLbListeners.${place}.vmLbMembers`)
  if (vmNetworkId === null) return <Note>{text.networkFirst}</Note>
  const connected = nodes?.filter(({ statusId }) => statusId === networkNodeStatus.id.connected)
  const isHere = (id: number) => !connected || connected.some(({ vmHostId }) => vmHostId === id)
  const away = serversKept(listener, vmNetworkId).filter(({ vmHostId }) => !isHere(vmHostId))
  const nameOf = (id: number) => nodes?.find(({ vmHostId }) => vmHostId === id)?.vmHost
  const isIn = (key: string) => listener.vmLbPools.includes(key)
  const isNoneChosen = !serversKept(listener, vmNetworkId).some(({ key }) => isIn(key))
  const problem = fieldState.error ? (isNoneChosen ? text.noneChosen : fieldState.error.message) : ofMembers?.message
  const tick = (key: string) => ({
    value: isIn(key),
    onChange: (to: boolean) =>
      onChange(to ? [...listener.vmLbPools, key] : listener.vmLbPools.filter((one) => one !== key)),
  })
  if (connected?.length === 0 && away.length === 0) return <Note tone="warning">{text.noServers}</Note>
  return (
    <fieldset
      ref={focusRef}
      tabIndex={-1}
      className={styles.servers}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <legend>{text.servers}</legend>
      {connected?.map(({ vmHostId, vmHost, ipAddress }) => {
        const key = memberKey(vmNetworkId, vmHostId)
        const name = `vmLbListeners.${place}.members.${key}` as const
        const { isDraining } = listener.members[key] ?? {}
        return (
          <div key={vmHostId} className={styles.server}>
            <Checkbox {...tick(key)} label={`${vmHost ?? ''} (${ipAddress ?? ''})`} />
            {isIn(key) && goesByWeight(form.vmLbAlgorithmId) && (
              <NumberField
                control={control}
                name={`${name}.weight`}
                label={text.weight}
                minValue={memberWeight.min}
                maxValue={memberWeight.max}
              />
            )}
            {isIn(key) && (capability.hasWeights || isDraining) && (
              <Checkbox control={control} name={`${name}.isDraining`} label={text.draining} />
            )}
          </div>
        )
      })}
      {away.map(({ key, vmHostId }) => (
        <Checkbox
          key={key}
          {...tick(key)}
          label={text.away(listener.members[key]?.vmHost ?? nameOf(vmHostId))}
          help={isIn(key) && text.awayHelp}
        />
      ))}
      {!capability.hasWeights && <p className={styles.quiet}>{text.noWeights}</p>}
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
