import { useLabelListQuery, useLabelSetMutation } from '@sarv/client/portal.generated'
import { isSameLabel, writeLabel } from '@sarv/contract/portal/labels/labels.rules'
import {
  labelKeyLength,
  labelValueLength,
  ServiceLabel,
  type GivenLabel,
} from '@sarv/contract/portal/labels/labels.schemas'
import { Plus, Undo2, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import {
  isRemoved,
  labelsOnAll,
  noChange,
  toggledRemoval,
  withLabel,
  withoutLabel,
  type LabelChange,
  type LabelledService,
} from './label-changes.ts'
import styles from './LabelDialog.module.css'
import { labelsText } from './labels.fa.ts'

const text = labelsText.dialog

/** Of many services the first are named. */
const mostNamed = 20
const mostSuggested = 12

interface LabelDialogProps {
  services: readonly LabelledService[]
  onClose: () => void
  onSaved?: () => void
}

const emptyLabel: GivenLabel = { key: '', value: '' }

/** What is wrong with what was typed, by field. */
const errorsOf = (label: GivenLabel): Partial<Record<keyof GivenLabel, string>> => {
  const { error } = ServiceLabel.safeParse(label)
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]))
}

/** Gives labels to one service or to several, and takes them away. */
export function LabelDialog({ services, onClose, onSaved }: LabelDialogProps) {
  const [change, setChange] = useState(noChange)
  const [typed, setTyped] = useState(emptyLabel)
  const [errors, setErrors] = useState<ReturnType<typeof errorsOf>>({})
  const [save, { isLoading }] = useLabelSetMutation()
  const [first] = services
  const isOne = services.length === 1

  /** The change with what stands in the fields, unless that is wrong. */
  const taken = (): LabelChange | undefined => {
    if (typed.key.trim() === '' && typed.value.trim() === '') return change
    const { data } = ServiceLabel.safeParse(typed)
    setErrors(errorsOf(typed))
    return data && withLabel(change, data)
  }
  const put = () => {
    const next = taken()
    if (!next) return
    setChange(next)
    setTyped(emptyLabel)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = taken()
    if (!wanted) return
    if (wanted === noChange) {
      setErrors({ key: text.nothing })
      return
    }
    const { error } = await save({
      body: {
        services: services.map(({ projectId, serviceType, serviceId }) => ({ projectId, serviceType, serviceId })),
        set: [...wanted.set],
        remove: [...wanted.remove],
      },
    })
    if (error) return
    toast.success(isOne ? labelsText.saved(first?.name ?? '') : labelsText.savedMany(services.length))
    onSaved?.()
    onClose()
  }
  const type = (part: Partial<GivenLabel>) => {
    setTyped({ ...typed, ...part })
    setErrors({})
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={isOne ? text.title(first?.name ?? '') : text.titleOfMany(services.length)}
      subtitle={text.subtitle}
      submitLabel={isOne ? text.submit : text.submitMany(services.length)}
      isPending={isLoading}
      onSubmit={(event) => void submit(event)}
    >
      {!isOne && <Names services={services} />}
      <Current services={services} change={change} onChange={setChange} />
      <div className={styles.new}>
        <TextField
          label={text.key}
          placeholder={text.keyHint}
          isName
          maxLength={labelKeyLength.max}
          value={typed.key}
          error={errors.key}
          onChange={(key) => type({ key })}
        />
        <TextField
          label={text.value}
          placeholder={text.valueHint}
          isName
          maxLength={labelValueLength.max}
          value={typed.value}
          error={errors.value}
          onChange={(value) => type({ value })}
        />
        <span className={styles.put}>
          <Button icon={Plus} onPress={put} isDisabled={typed.key.trim() === ''}>
            {text.put}
          </Button>
        </span>
      </div>
      <Suggestions services={services} change={change} onPut={(label) => setChange(withLabel(change, label))} />
    </FormDialog>
  )
}

/** Whoever changes several sees which. */
function Names({ services }: { services: readonly LabelledService[] }) {
  const named = services.slice(0, mostNamed)
  return (
    <div className={styles.part}>
      <span className={styles.head}>{text.services}</span>
      <div className={styles.names}>
        {named.map(({ serviceType, serviceId, name }) => (
          <bdi key={`${serviceType} ${serviceId}`}>{name}</bdi>
        ))}
        {services.length > named.length && <span>{text.andMore(services.length - named.length)}</span>}
      </div>
    </div>
  )
}

interface ChangeProps {
  services: readonly LabelledService[]
  change: LabelChange
}

function Current({ services, change, onChange }: ChangeProps & { onChange: (change: LabelChange) => void }) {
  const counted = labelsOnAll(services)
  const isOne = services.length === 1
  return (
    <div className={styles.part}>
      <span className={styles.head}>{text.current}</span>
      {counted.length + change.set.length === 0 && <p className={styles.head}>{text.none}</p>}
      {counted.length + change.set.length > 0 && (
        <ul className={styles.list}>
          {counted.map(({ label, count }) => {
            const isGone = isRemoved(change, label.key)
            return (
              <LabelLine
                key={writeLabel(label)}
                label={label}
                isRemoved={isGone}
                note={isGone ? text.removed : isOne ? '' : text.on(count, services.length)}
                onPress={() => onChange(toggledRemoval(change, label.key))}
              />
            )
          })}
          {change.set.map((label) => (
            <LabelLine
              key={`new ${writeLabel(label)}`}
              label={label}
              note={text.added}
              onPress={() => onChange(withoutLabel(change, label))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface LabelLineProps {
  label: GivenLabel
  note: string
  isRemoved?: boolean
  onPress: () => void
}

function LabelLine({ label, note, isRemoved: isGone = false, onPress }: LabelLineProps) {
  const written = writeLabel(label)
  return (
    <li data-removed={isGone || undefined}>
      <bdi>{written}</bdi>
      <small>{note}</small>
      <IconButton
        icon={isGone ? Undo2 : X}
        name={isGone ? text.keep(written) : text.remove(written)}
        size="sm"
        onPress={onPress}
      />
    </li>
  )
}

/** What others of the account have: one press instead of typing it a little differently. */
function Suggestions({ services, change, onPut }: ChangeProps & { onPut: (label: GivenLabel) => void }) {
  const { data = [] } = useLabelListQuery()
  const isEverywhere = (label: GivenLabel) =>
    services.every(({ labels }) => labels.some((one) => isSameLabel(one, label))) ||
    change.set.some((one) => isSameLabel(one, label))
  const offered = data.filter((label) => !isEverywhere(label)).slice(0, mostSuggested)
  if (offered.length === 0) return null
  return (
    <div className={styles.part}>
      <span className={styles.head}>{text.suggestions}</span>
      <div className={styles.suggestions}>
        {offered.map(({ key, value }) => (
          <Button key={writeLabel({ key, value })} size="sm" icon={Plus} onPress={() => onPut({ key, value })}>
            <bdi>{writeLabel({ key, value })}</bdi>
          </Button>
        ))}
      </div>
    </div>
  )
}
