import { type ApiTokenSecret, useApiTokenCreateMutation } from '@sarv/client/account.generated'
import { useMemo } from 'react'
import { nowOnWire } from '../../../format/relative.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DatePicker } from '../../../ui/DatePicker.tsx'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { apiTokensText } from './api-tokens.fa.ts'
import styles from './CreateTokenDialog.module.css'
import { ProjectChoice } from './ProjectChoice.tsx'
import { addDays, emptyToken, endDays, presetDays, tokenResolver } from './token-form.ts'

const text = apiTokensText.form

interface CreateTokenDialogProps {
  onClose: () => void
  onCreated: (secret: ApiTokenSecret, name: string) => void
}

const scopes = [
  { id: 'all', label: text.scopes.all, description: text.allHelp },
  { id: 'chosen', label: text.scopes.chosen },
] as const

/** What a new token may reach, what it may do there, and until when. */
export function CreateTokenDialog({ onClose, onCreated }: CreateTokenDialogProps) {
  const [create] = useApiTokenCreateMutation()
  const today = nowOnWire().slice(0, 10)
  const resolver = useMemo(() => tokenResolver(today), [today])
  const { control, setValue, formState, dialog } = useFormDialog((body) => create({ body }), {
    defaultValues: emptyToken(today),
    resolver,
    done: (secret, { name }) => onCreated(secret, name),
  })
  const [scope, projectIds, endDay] = useWatch({ control, name: ['scope', 'projectIds', 'endDay'] })
  const { first, last } = endDays(today)
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      <RadioGroup control={control} name="scope" label={text.scope} options={scopes} />
      {scope === 'chosen' && (
        <ProjectChoice
          value={projectIds}
          error={formState.errors.projectIds?.message}
          onChange={(ids) => setValue('projectIds', ids, { shouldValidate: formState.isSubmitted })}
        />
      )}
      <Checkbox control={control} name="readOnly" label={text.readOnly} help={text.readOnlyHelp} />
      <div className={styles.end}>
        <DatePicker
          control={control}
          name="endDay"
          label={text.end}
          help={text.endHelp}
          minDate={first}
          maxDate={last}
          isRequired
        />
        <fieldset className={styles.presets} aria-label={text.presets}>
          {presetDays.map((days) => {
            const day = addDays(today, days)
            return (
              <Button
                key={days}
                size="sm"
                kind={day === endDay ? 'secondary' : 'quiet'}
                onPress={() => setValue('endDay', day, { shouldValidate: true })}
              >
                {text.days(days)}
              </Button>
            )
          })}
        </fieldset>
      </div>
    </FormDialog>
  )
}
