import {
  type EnableTotpResult,
  type Profile,
  type RecoveryCodes,
  useProfileDisableSmsMutation,
  useProfileDisableTotpMutation,
  useProfileEnableSmsConfirmMutation,
  useProfileEnableSmsMutation,
  useProfileEnableTotpMutation,
} from '@sarv/client/account.generated'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { paths } from '../../../shell/paths.ts'
import { Link } from '../../../ui/Link.tsx'
import { toast } from '../../../ui/toast.ts'
import { refusalOf } from './code-refusal.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { FactorSwitch } from './FactorSwitch.tsx'
import { sections } from '../security/sections.ts'
import { SecuritySection } from '../security/SecuritySection.tsx'
import { securityText } from '../security/security.fa.ts'

const text = securityText.twoFactor

// Drawing QR codes is needed once in the life of an account.
const TotpSetupDialog = lazyDialog(async () => (await import('./TotpSetupDialog.tsx')).TotpSetupDialog)

interface FactorProps {
  profile: Profile
  /** The first factor brings recovery codes with it. */
  onCodes: (made: RecoveryCodes) => void
}

/** The codes that are asked for after the password: of an app, by SMS. */
export function TwoFactorCard(props: FactorProps) {
  return (
    <SecuritySection id={sections.twoFactor} title={text.title} intro={text.intro}>
      <AppFactor {...props} />
      <SmsFactor {...props} />
    </SecuritySection>
  )
}

function AppFactor({ profile, onCodes }: FactorProps) {
  const [startSetup, { isLoading }] = useProfileEnableTotpMutation()
  const [disable] = useProfileDisableTotpMutation()
  const [setup, setSetup] = useState<EnableTotpResult>()
  const [isTurningOff, setTurningOff] = useState(false)

  const turnOn = async () => setSetup((await startSetup()).data)
  const turnOff = async (code: string) => {
    const { error } = await disable({ body: { code } })
    if (error) return refusalOf(error)
    setTurningOff(false)
    toast.success(text.app.turnedOff)
    return undefined
  }
  return (
    <>
      <FactorSwitch
        icon={Smartphone}
        title={text.app.title}
        isOn={profile.hasTotp}
        isPending={isLoading}
        onChange={(isOn) => (isOn ? void turnOn() : setTurningOff(true))}
      >
        {text.app.text}
      </FactorSwitch>
      {setup && (
        <TotpSetupDialog
          setup={setup}
          onClose={() => setSetup(undefined)}
          onDone={(made) => {
            setSetup(undefined)
            onCodes(made)
          }}
        />
      )}
      {isTurningOff && (
        <CodeDialog
          title={text.app.turnOff}
          text={text.app.turnOffText}
          submitLabel={text.turnOffButton}
          onClose={() => setTurningOff(false)}
          send={turnOff}
        />
      )}
    </>
  )
}

function SmsFactor({ profile, onCodes }: FactorProps) {
  const [sendCode, { isLoading }] = useProfileEnableSmsMutation()
  const [enable] = useProfileEnableSmsConfirmMutation()
  const [disable] = useProfileDisableSmsMutation()
  /** What the code that was sent is for. */
  const [wanted, setWanted] = useState<boolean>()
  const phone = profile.phoneNumber ?? ''

  const askFor = async (isOn: boolean) => !(await sendCode({ body: { twoFactorStatus: isOn } })).error
  const begin = async (isOn: boolean) => {
    if (await askFor(isOn)) setWanted(isOn)
  }
  const again = async (isOn: boolean) => {
    const isSent = await askFor(isOn)
    if (isSent) toast.success(text.sms.sentAgain)
    return isSent
  }
  const turnOn = async (code: string) => {
    const { data, error } = await enable({ body: { code } })
    if (error) return refusalOf(error)
    setWanted(undefined)
    toast.success(text.sms.turnedOn)
    onCodes(data)
    return undefined
  }
  const turnOff = async (code: string) => {
    const { error } = await disable({ body: { code } })
    if (error) return refusalOf(error)
    setWanted(undefined)
    toast.success(text.sms.turnedOff)
    return undefined
  }
  return (
    <>
      <FactorSwitch
        icon={MessageSquareText}
        title={text.sms.title}
        isOn={profile.hasSms}
        isDisabled={!profile.phoneNumberConfirmed && !profile.hasSms}
        isPending={isLoading}
        onChange={(isOn) => void begin(isOn)}
      >
        {profile.phoneNumberConfirmed ? (
          text.sms.text(phone)
        ) : (
          <span>
            {text.sms.noPhone} <Link href={paths.portal.account}>{text.sms.confirmPhone}</Link>
          </span>
        )}
      </FactorSwitch>
      {wanted !== undefined && (
        <CodeDialog
          title={wanted ? text.sms.turnOn : text.sms.turnOff}
          text={wanted ? text.sms.turnOnText(phone) : text.sms.turnOffText(phone)}
          submitLabel={wanted ? text.turnOnButton : text.turnOffButton}
          onClose={() => setWanted(undefined)}
          send={wanted ? turnOn : turnOff}
          resend={() => again(wanted)}
        />
      )}
    </>
  )
}
