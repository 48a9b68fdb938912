import { type Profile, type RecoveryCodes, useProfileEditPasskeyFactorMutation } from '@sarv/client/account.generated'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { FactorSwitch } from '../two-factor/FactorSwitch.tsx'
import { passkeysText } from './passkeys.fa.ts'

const text = passkeysText.factor

interface PasskeyFactorProps {
  profile: Profile
  hasPasskey: boolean
  onCodes: (made: RecoveryCodes) => void
}

/** Whether a passkey is the second step after the password. */
export function PasskeyFactor({ profile, hasPasskey, onCodes }: PasskeyFactorProps) {
  const [edit, { isLoading }] = useProfileEditPasskeyFactorMutation()
  const [isTurningOff, setTurningOff] = useState(false)

  const turn = async (isOn: boolean): Promise<boolean> => {
    const { data, error } = await edit({ body: { twoFactorStatus: isOn } })
    if (error) return false
    toast.success(isOn ? text.turnedOn : text.turnedOff)
    if (isOn) onCodes(data)
    return true
  }
  return (
    <>
      <FactorSwitch
        icon={ShieldCheck}
        title={text.label}
        isOn={profile.hasPasskeyFactor}
        isDisabled={!hasPasskey && !profile.hasPasskeyFactor}
        isPending={isLoading}
        onChange={(isOn) => (isOn ? void turn(true) : setTurningOff(true))}
      >
        {hasPasskey ? text.text : text.needsPasskey}
      </FactorSwitch>
      <ConfirmDialog
        isOpen={isTurningOff}
        onClose={() => setTurningOff(false)}
        title={text.turnOffTitle}
        confirmLabel={text.turnOff}
        isDanger
        onConfirm={() => turn(false)}
      >
        <p>{text.turnOffText}</p>
      </ConfirmDialog>
    </>
  )
}
