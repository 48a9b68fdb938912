import { useVmKeyCreateMutation } from '@sarv/client/vm.generated'
import { useForm } from '../../../ui/form.ts'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { emptyKey, keyProblems, type KeyForm, toKeyModel } from './key-form.ts'
import { keysText as text } from './keys.fa.ts'

interface CreateKeyDialogProps {
  projectId: number
  onClose: () => void
  onCreated: (id: number) => void
}

/** Adds an SSH key to the project; the page that asked for it chooses the new one. */
export function CreateKeyDialog({ projectId, onClose, onCreated }: CreateKeyDialogProps) {
  const [create, { isLoading }] = useVmKeyCreateMutation()
  const { control, handleSubmit } = useForm<KeyForm>({
    defaultValues: emptyKey,
    mode: 'onTouched',
    resolver: resolveBy(keyProblems),
  })
  const send = async (form: KeyForm) => {
    const model = toKeyModel(form)
    const { data, error } = await create({ projectId, body: model })
    if (error) return
    toast.success(text.created(model.name))
    onCreated(data.id)
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.createTitle}
      subtitle={text.createSubtitle}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={handleSubmit(send)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that opened to be typed into */}
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired autoFocus />
      <TextArea
        control={control}
        name="publicKey"
        label={text.publicKey}
        help={
          <>
            {text.publicKeyHelp} <Ltr isCode>~/.ssh/id_ed25519.pub</Ltr>
          </>
        }
        placeholder="ssh-ed25519 AAAA..."
        rows={4}
        isCode
        isRequired
      />
      <div>
        <p>{text.howTo}</p>
        <CodeBlock code="ssh-keygen -t ed25519" label={text.command} />
      </div>
    </FormDialog>
  )
}
