import { useVpcNatEditSnatMutation, type VpcDetail } from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { Known } from './forward-form.ts'
import styles from './VpcNat.module.css'
import { natText } from './vpc-nats.fa.ts'

const text = natText.snat

interface SnatCardProps {
  projectId: number
  vpc: VpcDetail
  known: Known
  refusal: string | undefined
}

/** Whether servers without an address of their own get out, and with which address. */
export function SnatCard({ projectId, vpc, known, refusal }: SnatCardProps) {
  const [edit, { isLoading }] = useVpcNatEditSnatMutation()
  const isOn = vpc.snatEnabled ?? false
  const send = (snatEnabled: boolean, vpcHostIpId?: number) =>
    edit({ projectId, vpcHostId: vpc.id, body: { snatEnabled, vpcHostIpId } })
  const turnOff = useConfirmDialog<{ id: number }>(() => send(false), {
    title: () => text.turnOff.title,
    text: () => text.turnOff.text,
    confirmLabel: text.turnOff.confirm,
    isDanger: true,
    started: () => text.startedOff,
  })
  const turnOn = async (vpcHostIpId?: number) => {
    const answer = await send(true, vpcHostIpId)
    if (!answer.error) tellStarted(answer.data, isOn ? text.moved : text.startedOn)
  }
  const canChoose = known.options?.hasSnatAddresses ?? false
  const primary = known.ips.find(({ isPrimary }) => isPrimary)
  const chosen = known.ips.find(({ isSnat }) => isSnat) ?? primary
  const options = known.ips
    .filter(({ isPrimary, statusId }) => isPrimary || (canChoose && statusId === networkNodeStatus.id.connected))
    .map(({ id, ipAddress, isPrimary, vmHost }) => ({
      id,
      label: isPrimary ? text.primary(ipAddress ?? '') : (ipAddress ?? ''),
      isLtr: !isPrimary,
      ...(vmHost && { disabledReason: text.ofServer(vmHost) }),
    }))
  return (
    <Section title={text.title} intro={text.intro}>
      <div className={styles.snat}>
        <Switch<never>
          label={isOn ? text.on : text.off}
          value={isOn}
          onChange={(wanted) => (wanted ? void turnOn() : turnOff.ask(vpc))}
          isDisabled={refusal !== undefined || isLoading}
          {...(refusal && { help: refusal })}
        />
        <Select<never, number>
          label={text.with}
          options={options}
          value={chosen?.id ?? null}
          onChange={(id) => id !== null && id !== chosen?.id && void turnOn(id)}
          isDisabled={!isOn || refusal !== undefined || isLoading || options.length < 2}
          {...(!canChoose && known.options && { help: text.primaryOnly })}
        />
      </div>
      {turnOff.dialog}
    </Section>
  )
}
