import { type Profile, type RecoveryCodes, useRecoveryCodesCreateMutation } from '@sarv/client/account.generated'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ItemRow } from '../security/ItemRow.tsx'
import { sections } from '../security/sections.ts'
import { hasSecondFactor, isShortOfRecoveryCodes } from '../security/security-picture.rules.ts'
import { SectionPart, SecuritySection } from '../security/SecuritySection.tsx'
import { securityText } from '../security/security.fa.ts'

const text = securityText.recovery

interface RecoveryCardProps {
  profile: Profile
  onCodes: (made: RecoveryCodes) => void
}

/** How many codes are left for the day when the phone is not at hand. */
export function RecoveryCard({ profile, onCodes }: RecoveryCardProps) {
  const [create] = useRecoveryCodesCreateMutation()
  const [isAsking, setAsking] = useState(false)
  const isUseful = hasSecondFactor(profile)

  const renew = async () => {
    const { data, error } = await create({ body: {} })
    if (error) return false
    onCodes(data)
    return true
  }
  return (
    <SecuritySection id={sections.recoveryCodes} title={text.title} intro={text.text}>
      {isShortOfRecoveryCodes(profile) && (
        <SectionPart>
          <Note tone="warning">{text.few}</Note>
        </SectionPart>
      )}
      <ItemRow
        icon={LifeBuoy}
        title={isUseful ? leftOf(profile) : text.notNeeded}
        end={
          <Button
            size="sm"
            writes
            disabledReason={isUseful ? undefined : text.createDisabled}
            onPress={() => setAsking(true)}
          >
            {text.create}
          </Button>
        }
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={text.create}
          confirmLabel={text.create}
          onClose={() => setAsking(false)}
          onConfirm={renew}
        >
          <p>{text.createText}</p>
        </ConfirmDialog>
      )}
    </SecuritySection>
  )
}

const leftOf = ({ recoveryCodesLeft }: Profile): string =>
  recoveryCodesLeft === 0 ? text.none : text.left(recoveryCodesLeft)
