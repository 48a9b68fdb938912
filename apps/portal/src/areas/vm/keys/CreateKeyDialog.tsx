import { useVmKeyCreateMutation } from '@sarv/client/vm.generated'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { emptyKey, keyResolver } from './key-form.ts'
import { keysText as text } from './keys.fa.ts'

interface CreateKeyDialogProps {
  projectId: number
  onClose: () => void
  onCreated: (id: number) => void
}

/** Adds an SSH key to the project; the page that asked for it chooses the new one. */
export function CreateKeyDialog({ projectId, onClose, onCreated }: CreateKeyDialogProps) {
  const [create] = useVmKeyCreateMutation()
  const { control, dialog } = useFormDialog((body) => create({ projectId, body }), {
    defaultValues: emptyKey,
    resolver: keyResolver,
    about: { name_taken: 'name' },
    done: ({ id }, { name }) => {
      toast.success(text.created(name))
      onCreated(id)
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.createTitle}
      subtitle={text.createSubtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
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
