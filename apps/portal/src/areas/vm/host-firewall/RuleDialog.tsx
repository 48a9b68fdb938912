import { useVmHostFirewallCreateMutation, useVmHostFirewallEditMutation } from '@sarv/client/vm.generated'
import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { isIpv4Remote, remoteOfAddress, type ListedRule } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import { planAddition, type WantedRule } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { useMemo } from 'react'
import type { Control, UseFormSetValue } from 'react-hook-form'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CutOffNote } from './CutOffNote.tsx'
import { firewallText } from './host-firewall.fa.ts'
import {
  formOfRule,
  newRuleForm,
  presets,
  remoteInVersion,
  ruleResolver,
  rulesOfForm,
  type IpVersion,
  type RuleForm,
  type WantedRules,
} from './rule-form.ts'
import styles from './RuleDialog.module.css'
import { rulesWithEdited } from './rule-rows.ts'
import { confirmWithin, cutsOff, tellChanging, useApplyPlan, type Firewall } from './use-firewall.ts'

const text = firewallText.form

interface RuleDialogProps {
  firewall: Firewall
  /** Absent: a new one. */
  edited?: ListedRule
  onClose: () => void
  /** The same rule for the other version of IP. */
  twin?: ListedRule | undefined
}

const directions = firewallDirection.values.map(({ id, label }) => ({ id, label }))
const protocols = firewallProtocol.values.map(({ id, label, name }) => ({ id, label, isLtr: name !== 'any' }))
const versions: { id: IpVersion; label: string }[] = [
  { id: 'v4', label: 'IPv4' },
  { id: 'v6', label: 'IPv6' },
]
const effects = [
  { id: 'allow', label: text.allow },
  { id: 'deny', label: text.deny },
]

/** Adds rules, several ports in one go, or changes one. */
export function RuleDialog({ firewall, edited, twin, onClose }: RuleDialogProps) {
  const { rules, state } = firewall
  const resolver = useMemo(
    () => ruleResolver({ current: rules, edited, maxRules: state.maxRules }),
    [rules, edited, state.maxRules],
  )
  /** All rules after the change. */
  const afterwards = ([changed, ...more]: readonly WantedRule[]) =>
    edited && changed
      ? rulesWithEdited(rules, { edited, twin, changed, mayRemove: firewall.mayRemove })
      : [...rules, ...(changed ? [changed, ...more] : [])]
  const send = useSendRules(firewall, edited)
  const { control, setValue, dialog } = useFormDialog(
    ({ rules: sent }) => send(sent, { all: afterwards(sent), isPair: twin !== undefined }),
    {
      defaultValues: edited ? formOfRule(edited) : newRuleForm,
      resolver,
      about: { firewall_rule_taken: 'remoteIp' },
      done: onClose,
    },
  )
  const form = useWatch({ control }) as RuleForm
  const wanted = rulesOfForm(form)
  const after = afterwards(wanted)
  const isTrial = cutsOff(firewall, after)
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={edited ? text.editTitle : text.addTitle}
      subtitle={text.subtitle(firewall.serverName)}
      submitLabel={submitLabel(isTrial, edited !== undefined, wanted.length)}
      {...dialog}
    >
      <RuleFields control={control} setValue={setValue} form={form} state={state} isEdit={edited !== undefined} />
      <CutOffNote firewall={firewall} after={after} />
    </FormDialog>
  )
}

interface RuleFieldsProps {
  control: Control<RuleForm, unknown, WantedRules>
  setValue: SetValue
  form: RuleForm
  state: Firewall['state']
  isEdit: boolean
}

/** What is asked of a rule. */
export function RuleFields({ control, setValue, form, state, isEdit }: RuleFieldsProps) {
  return (
    <>
      {!isEdit && <Presets setValue={setValue} />}
      <div className={styles.pair}>
        <SegmentedControl control={control} name="directionId" label={text.direction} options={directions} />
        <Select control={control} name="firewallProtocolId" label={text.protocol} options={protocols} isRequired />
      </div>
      <PortsField control={control} form={form} isOne={isEdit} />
      <RemoteFields control={control} form={form} setValue={setValue} myAddress={state.myAddress} />
      {state.kind === 'ordered' && (
        <SegmentedControl control={control} name="effect" label={text.effect} options={effects} />
      )}
      <TextField control={control} name="description" label={text.description} isOptional />
    </>
  )
}

const submitLabel = (isTrial: boolean, isEdit: boolean, count: number): string => {
  if (isTrial) return text.submitTrial
  if (isEdit) return text.save
  return count > 1 ? text.submitMany(count) : text.submit
}

type Sent = { data: object; error?: undefined } | { data?: undefined; error: unknown }

/** What a change of the whole plan answers; what went wrong has been told. */
const answerOf = (isApplied: boolean): Sent => (isApplied ? { data: {} } : { error: {} })

interface Sending {
  /** The whole list after the change. */
  all: readonly WantedRule[]
  /** It is two rules, one for each version of IP. */
  isPair: boolean
}

/** One rule by its own call, several in one step; of a pair, one for each version of IP, the whole list is sent. */
const useSendRules = (firewall: Firewall, edited: ListedRule | undefined) => {
  const { projectId, vmHostId, rules } = firewall
  const [create] = useVmHostFirewallCreateMutation()
  const [edit] = useVmHostFirewallEditMutation()
  const { apply } = useApplyPlan(firewall)
  const sendOne = (body: WantedRule) => {
    const call = { projectId, vmHostId, ConfirmWithin: confirmWithin, body }
    return edited ? edit({ ...call, id: edited.id }) : create(call)
  }
  return async (wanted: readonly WantedRule[], { all, isPair }: Sending): Promise<Sent> => {
    const [first, ...more] = wanted
    if (!first) return { data: {} }
    if (isPair) return answerOf(await apply({ rules: [...all] }))
    if (more.length > 0) return answerOf(await apply(planAddition(rules, [first, ...more])))
    const { data, error } = await sendOne(first)
    if (error) return { error }
    tellChanging(data, cutsOff(firewall, all))
    return { data }
  }
}

type SetValue = UseFormSetValue<RuleForm>

function Presets({ setValue }: { setValue: SetValue }) {
  return (
    <fieldset className={styles.presets} aria-label={text.presets}>
      {presets.map(({ id, firewallProtocolId, ports }) => (
        <Button
          key={id}
          size="sm"
          onPress={() => {
            setValue('firewallProtocolId', firewallProtocolId)
            setValue('ports', ports, { shouldValidate: true })
          }}
        >
          {text.presetNames[id]}
        </Button>
      ))}
    </fieldset>
  )
}

interface FieldsProps {
  control: Control<RuleForm, unknown, WantedRules>
  form: RuleForm
}

function PortsField({ control, form, isOne }: FieldsProps & { isOne: boolean }) {
  const isUsed = hasPorts(form.firewallProtocolId)
  return (
    <LtrTextField
      control={control}
      name="ports"
      label={text.ports}
      help={isUsed ? usedHelp(isOne) : text.noPorts}
      isRequired={isUsed}
      isDisabled={!isUsed}
    />
  )
}

const usedHelp = (isOne: boolean): string => (isOne ? text.portHelp : text.portsHelp)

interface RemoteFieldsProps extends FieldsProps {
  setValue: SetValue
  myAddress: string
}

function RemoteFields({ control, form, setValue, myAddress }: RemoteFieldsProps) {
  const setRemote = (version: IpVersion, remoteIp: string) => {
    setValue('version', version)
    setValue('remoteIp', remoteIp, { shouldValidate: true })
  }
  const takeMine = () => {
    const remote = remoteOfAddress(myAddress)
    setRemote(isIpv4Remote(remote) ? 'v4' : 'v6', remote)
  }
  return (
    <>
      <SegmentedControl<never, IpVersion>
        label={text.version}
        options={versions}
        value={form.version}
        onChange={(version) => setRemote(version, remoteInVersion(form.remoteIp, version))}
      />
      <LtrTextField
        control={control}
        name="remoteIp"
        label={text.remote[firewallDirection.name(form.directionId) ?? 'ingress']}
        help={text.remoteHelp}
        isRequired
      />
      <p className={styles.mine}>
        {text.myAddress(myAddress)}
        <Button kind="quiet" size="sm" onPress={takeMine}>
          {text.takeMine}
        </Button>
      </p>
    </>
  )
}
