import { useStorageSettingsEditPublicMutation } from '@sarv/client/storage.generated'
import type { EditStoragePublicModel } from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { emptyPublic, publicResolver } from './public-form.ts'
import { RuleSection, type Placed } from './RuleSection.tsx'
import type { SaveRule, SettingsPartProps } from './settings-part.ts'
import { settingsText } from './bucket-settings.fa.ts'

const text = settingsText.public

const columns: readonly Column<Placed<string>>[] = [
  { id: 'prefix', label: text.column, place: 'title', cell: ({ rule }) => <Ltr>{rule}</Ltr> },
]

/** The folders that everybody reads. */
export function PublicFoldersPart({ projectId, storageHostId, settings, refusal }: SettingsPartProps) {
  const [edit] = useStorageSettingsEditPublicMutation()
  const [isAdding, setAdding] = useState(false)
  const open = settings.publicPrefixes
  const isWhole = open.includes('')
  const save = async (prefixes: string[]) => {
    const answer = await edit({ projectId, storageHostId, body: { prefixes } })
    if (!answer.error) toast.success(text.saved)
    return answer
  }
  return (
    <>
      <RuleSection
        prefix="public-"
        text={{ ...text, delete: text.remove }}
        rules={isWhole ? [] : open}
        columns={columns}
        nameOf={(prefix) => prefix}
        refusal={refusal}
        questionOf={(prefix) => ({ title: text.removal.title(prefix), text: text.removal.text })}
        onRemove={async (at) => !(await save(open.filter((_, index) => index !== at))).error}
        note={
          isWhole && (
            <Note tone="warning" icon={Globe}>
              {text.whole}
            </Note>
          )
        }
        onAdd={() => setAdding(true)}
      />
      {isAdding && <OpenDialog open={open} onClose={() => setAdding(false)} onSave={save} />}
    </>
  )
}

interface OpenDialogProps {
  /** What is open already. */
  open: readonly string[]
  onClose: () => void
  onSave: SaveRule<string[]>
}

function OpenDialog({ open, onClose, onSave }: OpenDialogProps) {
  const { control, dialog } = useFormDialog(({ prefixes }: EditStoragePublicModel) => onSave(prefixes), {
    defaultValues: emptyPublic,
    resolver: publicResolver(open),
    done: onClose,
  })
  return (
    <FormDialog isOpen onClose={onClose} title={text.addTitle} submitLabel={text.submit} {...dialog}>
      <LtrTextField control={control} name="prefix" label={text.prefix} help={text.prefixHelp} isRequired />
      <Note tone="warning" icon={Globe}>
        {text.warning}
      </Note>
      <Checkbox control={control} name="isKnown" label={text.accept} />
    </FormDialog>
  )
}
