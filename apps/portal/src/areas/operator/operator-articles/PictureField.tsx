import { useOperatorArticlePictureMutation } from '@sarv/client/operator.generated'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { FieldValues } from 'react-hook-form'
import { apiBase } from '../../../shell/http.ts'
import { Bind } from '../../../ui/Bind.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PlainField, type FormBinding } from '../../../ui/Field.tsx'
import { articlesText as text } from './operator-articles.fa.ts'
import styles from './PictureField.module.css'

const accept = ['image/jpeg', 'image/png', 'image/webp']

type PictureFieldProps<Values extends FieldValues> = FormBinding<Values> & {
  /** Of the picture that the article has already. */
  imageLink: string | null | undefined
}

/** Uploaded as soon as it is chosen: the form keeps its key, and the editor sees what readers will see. */
export function PictureField<Values extends FieldValues>({ imageLink, ...binding }: PictureFieldProps<Values>) {
  const [upload, { isLoading }] = useOperatorArticlePictureMutation()
  const [shown, setShown] = useState(imageLink ?? undefined)
  const take = async (attachment: File | undefined, onKey: (key: string) => void) => {
    if (!attachment) return
    const { data } = await upload({ body: { attachment } })
    if (!data) return
    onKey(data.pictureKey)
    setShown(data.imageLink)
  }
  return (
    <Bind<Values, string> to={binding}>
      {({ value, onChange, error }) => (
        <PlainField
          frame={{ label: text.picture, help: text.pictureHelp, isOptional: true }}
          filling="choose"
          {...(error !== undefined && { error })}
        >
          {(labelling) => (
            <fieldset className={styles.field} {...labelling}>
              {value !== '' && shown && <img className={styles.picture} src={apiBase() + shown} alt="" />}
              <div className={styles.buttons}>
                <FileTrigger acceptedFileTypes={accept} onSelect={(files) => void take(files?.[0], onChange)}>
                  <Button icon={ImagePlus} isPending={isLoading}>
                    {value === '' ? text.pictureChoose : text.pictureChange}
                  </Button>
                </FileTrigger>
                {value !== '' && (
                  <Button kind="quiet" onPress={() => onChange('')}>
                    {text.pictureRemove}
                  </Button>
                )}
              </div>
            </fieldset>
          )}
        </PlainField>
      )}
    </Bind>
  )
}
