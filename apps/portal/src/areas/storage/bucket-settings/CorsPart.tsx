import { useStorageSettingsEditCorsMutation, type StorageCorsRule } from '@sarv/client/storage.generated'
import { useState } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { PlainField } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { corsMethods, corsResolver, formOf } from './cors-form.ts'
import { ProgramRules } from './ProgramRules.tsx'
import { RuleSection, type Placed } from './RuleSection.tsx'
import { withRule, type SaveRule, type SettingsPartProps } from './settings-part.ts'
import { settingsText } from './bucket-settings.fa.ts'
import styles from './SettingsTab.module.css'

const text = settingsText.cors

const originsOf = ({ origins }: StorageCorsRule): string[] =>
  origins.map((origin) => (origin === '*' ? text.everybody : origin))

const columns: readonly Column<Placed<StorageCorsRule>>[] = [
  {
    id: 'origins',
    label: text.columns.origins,
    place: 'title',
    cell: ({ rule }) => (
      <span className={styles.lines}>
        {rule.origins.map((origin) => (
          <span key={origin}>{origin === '*' ? text.everybody : <Ltr>{origin}</Ltr>}</span>
        ))}
      </span>
    ),
  },
  { id: 'methods', label: text.columns.methods, cell: ({ rule }) => <Ltr>{rule.methods.join(' ')}</Ltr> },
  {
    id: 'headers',
    label: text.columns.headers,
    place: 'wide-only',
    isQuiet: true,
    cell: ({ rule }) => (rule.headers.length > 0 ? <Ltr>{rule.headers.join(' ')}</Ltr> : undefined),
  },
  { id: 'age', label: text.columns.age, isQuiet: true, cell: ({ rule }) => text.seconds(rule.maxAgeSeconds) },
]

/** Which web pages may use the bucket from a browser. */
export function CorsPart({ projectId, storageHostId, settings, refusal }: SettingsPartProps) {
  const [edit] = useStorageSettingsEditCorsMutation()
  const [edited, setEdited] = useState<Partial<Placed<StorageCorsRule>>>()
  const save = async (at: number | undefined, rule: StorageCorsRule | undefined) => {
    const answer = await edit({ projectId, storageHostId, body: { rules: withRule(settings.cors, at, rule) } })
    if (!answer.error) toast.success(text.saved)
    return answer
  }
  return (
    <>
      <RuleSection
        prefix="cors-"
        text={text}
        rules={settings.cors}
        columns={columns}
        nameOf={(rule) => text.listOf(originsOf(rule))}
        refusal={refusal}
        questionOf={(rule) => ({ title: text.deletion.title, text: text.deletion.text(originsOf(rule)) })}
        onRemove={async (at) => !(await save(at, undefined)).error}
        onAdd={() => setEdited({})}
        onEdit={setEdited}
        note={<ProgramRules rules={settings.otherCors} label={text.label} />}
      />
      {edited && (
        <RuleDialog rule={edited.rule} onClose={() => setEdited(undefined)} onSave={(rule) => save(edited.id, rule)} />
      )}
    </>
  )
}

interface RuleDialogProps {
  rule: StorageCorsRule | undefined
  onClose: () => void
  onSave: SaveRule<StorageCorsRule>
}

function RuleDialog({ rule, onClose, onSave }: RuleDialogProps) {
  const { control, dialog, formState } = useFormDialog(onSave, {
    defaultValues: formOf(rule),
    resolver: corsResolver,
    done: onClose,
  })
  // The list is no field of its own: what is wrong with it is said below its ticks.
  const isMethodMissing = 'methods' in formState.errors
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={rule ? text.editTitle : text.addTitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <TextArea
        control={control}
        name="origins"
        label={text.origins}
        help={text.originsHelp}
        rows={3}
        isCode
        isRequired
      />
      <PlainField
        frame={{ label: text.methods }}
        filling="choose"
        error={isMethodMissing ? text.methodsMissing : undefined}
      >
        {(labelling) => (
          <fieldset className={styles.methods} {...labelling}>
            {corsMethods.map((method) => (
              <Checkbox
                key={method}
                control={control}
                name={method}
                label={text.methodHelp[method]}
                help={<Ltr>{method}</Ltr>}
              />
            ))}
          </fieldset>
        )}
      </PlainField>
      <TextArea control={control} name="headers" label={text.headers} help={text.headersHelp} rows={2} isCode />
      <TextArea control={control} name="exposedHeaders" label={text.exposed} help={text.exposedHelp} rows={2} isCode />
      <NumberField
        control={control}
        name="maxAgeSeconds"
        label={text.age}
        suffix={text.second}
        minValue={0}
        maxValue={86_400}
      />
    </FormDialog>
  )
}
