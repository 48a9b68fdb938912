import {
  type EnableTotpResult,
  type RecoveryCodes,
  useProfileEnableTotpConfirmMutation,
} from '@sarv/client/account.generated'
import { CopyButton } from '../../../ui/Copy.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { toast } from '../../../ui/toast.ts'
import { CodeForm } from '../confirm-code/CodeForm.tsx'
import { refusalOf } from './code-refusal.ts'
import { inGroupsOfFour } from './secret-groups.ts'
import { securityText } from '../security/security.fa.ts'
import styles from './TotpSetupDialog.module.css'

const text = securityText.twoFactor.app

interface TotpSetupDialogProps {
  setup: EnableTotpResult
  onClose: () => void
  onDone: (made: RecoveryCodes) => void
}

/** Hands the secret to the authenticator app and takes its first code, which proves that it arrived. */
export function TotpSetupDialog({ setup, onClose, onDone }: TotpSetupDialogProps) {
  const [confirm] = useProfileEnableTotpConfirmMutation()
  const send = async (code: string) => {
    const { data, error } = await confirm({ body: { code } })
    if (error) return refusalOf(error)
    toast.success(text.turnedOn)
    onDone(data)
    return undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={text.setUp}>
      <p>{text.scan}</p>
      <div className={styles.picture}>
        <QrCode value={setup.qrCodeUri} label={text.qrCode} />
      </div>
      <div>
        <p className={styles.quiet}>{text.typeInstead}</p>
        <div className={styles.secret} dir="ltr">
          <code aria-label={text.secret}>{inGroupsOfFour(setup.secretKey)}</code>
          <CopyButton value={setup.secretKey} />
        </div>
      </div>
      <p>{text.enterCode}</p>
      <CodeForm submitLabel={text.confirm} onSubmit={send} />
    </Dialog>
  )
}
