import { type Profile, type RecoveryCodes, useRecoveryCodesCreateMutation } from '@sarv/client/account.generated'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ItemRow } from './ItemRow.tsx'
import { PasswordAgainDialog } from './PasswordAgainDialog.tsx'
import { sections } from './sections.ts'
import { hasSecondFactor, isShortOfRecoveryCodes } from './security-picture.rules.ts'
import { SectionPart, SecuritySection } from './SecuritySection.tsx'
import { securityText } from './security.fa.ts'

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

  const renew = async (currentPassword: string) => {
    const { data, error } = await create({ passwordAgainModel: { currentPassword: currentPassword || null } })
    if (error) return error
    setAsking(false)
    onCodes(data)
    return undefined
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
          <Button size="sm" disabledReason={isUseful ? undefined : text.createDisabled} onPress={() => setAsking(true)}>
            {text.create}
          </Button>
        }
      />
      {isAsking && (
        <PasswordAgainDialog
          title={text.create}
          text={text.createText}
          submitLabel={text.create}
          hasPassword={profile.hasPassword}
          onClose={() => setAsking(false)}
          send={renew}
        />
      )}
    </SecuritySection>
  )
}

const leftOf = ({ recoveryCodesLeft }: Profile): string =>
  recoveryCodesLeft === 0 ? text.none : text.left(recoveryCodesLeft)
