import { operatingSystem } from '@sarv/contract/enums'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ipsText } from './host-ips.fa.ts'
import { setupCommand } from './setup-command.ts'

const text = ipsText.setup

interface IpSetupDialogProps {
  address: string
  operatingSystemId: number | undefined
  onClose: () => void
}

/** What the guest must be told before it answers at a further address. */
export function IpSetupDialog({ address, operatingSystemId, onClose }: IpSetupDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(address)}
      size="lg"
      footer={
        <Button kind="primary" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      {operatingSystemId === operatingSystem.id.windows ? (
        <p>{text.windows}</p>
      ) : (
        <>
          <p>{text.linux}</p>
          <CodeBlock code={setupCommand(address)} label={text.command} isWrapped />
          <p>{text.lasting}</p>
        </>
      )}
    </Dialog>
  )
}
