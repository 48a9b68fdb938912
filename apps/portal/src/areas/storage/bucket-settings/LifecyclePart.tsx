import { useStorageSettingsEditLifecycleMutation, type StorageLifecycleRule } from '@sarv/client/storage.generated'
import { useState } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { toast } from '../../../ui/toast.ts'
import { formOf, lifecycleResolver } from './lifecycle-form.ts'
import { ProgramRules } from './ProgramRules.tsx'
import { RuleSection, type Placed } from './RuleSection.tsx'
import { withRule, type SaveRule, type SettingsPartProps } from './settings-part.ts'
import { settingsText } from './bucket-settings.fa.ts'

const text = settingsText.lifecycle

const daysOf = (days: number | null | undefined) => (days ? text.after(days) : undefined)
const nameOf = ({ prefix }: StorageLifecycleRule) => prefix || text.all

const columns: readonly Column<Placed<StorageLifecycleRule>>[] = [
  {
    id: 'prefix',
    label: text.columns.prefix,
    place: 'title',
    cell: ({ rule: { prefix } }) => (prefix ? <Ltr>{prefix}</Ltr> : text.all),
  },
  { id: 'files', label: text.columns.files, cell: ({ rule }) => daysOf(rule.expireAfterDays) },
  { id: 'versions', label: text.columns.versions, cell: ({ rule }) => daysOf(rule.expireVersionsAfterDays) },
  {
    id: 'state',
    label: text.columns.state,
    place: 'status',
    cell: ({ rule: { isEnabled } }) => (
      <StatusChip status={isEnabled ? { label: text.on, tone: 'success' } : { label: text.off, tone: 'neutral' }} />
    ),
  },
]

/** What becomes of files by themselves. */
export function LifecyclePart({ projectId, storageHostId, settings, refusal }: SettingsPartProps) {
  const [edit] = useStorageSettingsEditLifecycleMutation()
  const [edited, setEdited] = useState<Partial<Placed<StorageLifecycleRule>>>()
  const save = async (at: number | undefined, rule: StorageLifecycleRule | undefined) => {
    const rules = withRule(settings.lifecycle, at, rule)
    const answer = await edit({ projectId, storageHostId, body: { rules } })
    if (!answer.error) toast.success(text.saved)
    return answer
  }
  return (
    <>
      <RuleSection
        prefix="lifecycle-"
        text={text}
        rules={settings.lifecycle}
        columns={columns}
        nameOf={nameOf}
        refusal={refusal}
        questionOf={() => text.deletion}
        onRemove={async (at) => !(await save(at, undefined)).error}
        onAdd={() => setEdited({})}
        onEdit={setEdited}
        note={<ProgramRules rules={settings.otherLifecycle} label={text.label} />}
      />
      {edited && (
        <RuleDialog rule={edited.rule} onClose={() => setEdited(undefined)} onSave={(rule) => save(edited.id, rule)} />
      )}
    </>
  )
}

interface RuleDialogProps {
  rule: StorageLifecycleRule | undefined
  onClose: () => void
  onSave: SaveRule<StorageLifecycleRule>
}

function RuleDialog({ rule, onClose, onSave }: RuleDialogProps) {
  const { control, dialog } = useFormDialog(onSave, {
    defaultValues: formOf(rule),
    resolver: lifecycleResolver,
    done: onClose,
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={rule ? text.editTitle : text.addTitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <LtrTextField control={control} name="prefix" label={text.prefix} help={text.prefixHelp} isOptional />
      <NumberField
        control={control}
        name="expireAfterDays"
        label={text.expire}
        help={text.daysHelp}
        suffix={text.day}
        minValue={1}
        maxValue={3650}
      />
      <NumberField
        control={control}
        name="expireVersionsAfterDays"
        label={text.expireVersions}
        help={text.daysHelp}
        suffix={text.day}
        minValue={1}
        maxValue={3650}
      />
      <Checkbox control={control} name="isEnabled" label={text.enabled} />
      <Note tone="warning">{text.danger}</Note>
    </FormDialog>
  )
}
