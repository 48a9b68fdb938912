import { userDataBytes } from '@sarv/contract/limits'
import type { Control } from 'react-hook-form'
import { Card } from '../../../ui/Card.tsx'
import { FormColumns } from '../../../ui/FormPage.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { ImageCards } from '../images/ImageCards.tsx'
import { KeySelect } from '../keys/KeySelect.tsx'
import type { RebuildForm, RebuildModel } from './rebuild-form.ts'
import { rebuildText as text } from './rebuild.fa.ts'
import styles from './RebuildTab.module.css'

interface RebuildFieldsProps {
  projectId: number
  control: Control<RebuildForm, unknown, RebuildModel>
  /** Of the chosen image. */
  operatingSystemId: number | undefined
  vmKeyId: number | null
  onKey: (id: number | null) => void
  onAddKey: () => void
}

/** What runs on the server afterwards, and who gets in. */
export function RebuildFields({ projectId, control, operatingSystemId, vmKeyId, onKey, onAddKey }: RebuildFieldsProps) {
  return (
    <div className={styles.fields}>
      <Card title={text.system}>
        <ImageCards projectId={projectId} control={control} name="vmImageId" />
      </Card>
      <Card title={text.access} headEnd={<span className={styles.hint}>{text.accessHint}</span>}>
        <div className={styles.fields}>
          <FormColumns>
            <NameField control={control} name="name" label={text.name} isRequired />
            <KeySelect
              projectId={projectId}
              operatingSystemId={operatingSystemId}
              value={vmKeyId}
              onChange={onKey}
              onAdd={onAddKey}
            />
            <PasswordField
              control={control}
              name="password"
              label={text.password}
              help={text.passwordHelp}
              purpose="new"
              isForServer
              canGenerate
              isOptional={vmKeyId !== null}
            />
          </FormColumns>
          <TextArea
            control={control}
            name="userData"
            label={text.userData}
            help={text.userDataHelp}
            rows={5}
            maxLength={userDataBytes}
            isCode
            isOptional
          />
        </div>
      </Card>
    </div>
  )
}
