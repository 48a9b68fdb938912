import {
  type OwnInvitation,
  type SessionListItem,
  useInvitationListOwnQuery,
  useSessionDeleteMutation,
  useSessionDeleteOthersMutation,
  useSessionListQuery,
} from '@sarv/client/account.generated'
import { LogOut, Monitor, type LucideIcon, Smartphone, SquareTerminal, Tablet } from 'lucide-react'
import { useState } from 'react'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Device, deviceOf } from './device.ts'
import { inOrder } from './devices.rules.ts'
import { devicesText as text } from './sessions.fa.ts'
import { ItemRow } from '../security/ItemRow.tsx'
import { sections } from '../security/sections.ts'
import { SectionPart, SecuritySection } from '../security/SecuritySection.tsx'

/** As many as a glance takes in; the rest on demand. */
const shownAtFirst = 5

/** Where the user is signed in, and the way to end it there. */
export function DevicesCard() {
  const { data, error, isFetching, refetch } = useSessionListQuery()
  return (
    <SecuritySection
      id={sections.devices}
      title={text.title}
      intro={text.intro}
      headEnd={data && <SignOutOthers count={data.length - 1} />}
    >
      {data ? (
        <Devices sessions={inOrder(data)} />
      ) : (
        <SectionPart>
          {error ? (
            <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Loading lines={3} />
          )}
        </SectionPart>
      )}
    </SecuritySection>
  )
}

function SignOutOthers({ count }: { count: number }) {
  const [signOut] = useSessionDeleteOthersMutation()
  const [isAsking, setAsking] = useState(false)
  const [endApiTokens, setEndApiTokens] = useState(true)
  const [endInvitations, setEndInvitations] = useState(true)
  const { data: invitations = [] } = useInvitationListOwnQuery(undefined, { skip: !isAsking })
  const confirm = async () => {
    const { error } = await signOut({ EndApiTokens: endApiTokens, EndInvitations: endInvitations })
    if (error) return false
    toast.success(text.othersSignedOut)
    return true
  }
  return (
    <>
      <Button size="sm" writes onPress={() => setAsking(true)}>
        {text.signOutOthers}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.signOutOthersTitle}
        confirmLabel={text.signOutOthers}
        isDanger
        onConfirm={confirm}
      >
        <p>{text.signOutOthersText(count)}</p>
        <Checkbox label={text.endTokens} help={text.endTokensHelp} value={endApiTokens} onChange={setEndApiTokens} />
        <Checkbox
          label={text.endInvitations(invitations.length)}
          help={text.endInvitationsHelp}
          value={endInvitations}
          onChange={setEndInvitations}
        />
        {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      </ConfirmDialog>
    </>
  )
}

function OpenInvitations({ invitations }: { invitations: readonly OwnInvitation[] }) {
  return (
    <ul aria-label={text.openInvitations}>
      {invitations.map(({ id, email, customer, project, isSuperUser }) => (
        <li key={id}>
          <Ltr>{email}</Ltr> {text.invitedTo(customer, project, isSuperUser)}
        </li>
      ))}
    </ul>
  )
}

function Devices({ sessions }: { sessions: readonly SessionListItem[] }) {
  const [signOut] = useSessionDeleteMutation()
  const [isWhole, setWhole] = useState(false)
  const leaving = useConfirmDialog<SessionListItem>(({ id }) => signOut({ id }), {
    title: ({ userAgent }) => text.signOutTitle(deviceOf(userAgent).name),
    text: () => text.signOutText,
    confirmLabel: text.signOut,
    isDanger: true,
    started: ({ userAgent }) => text.signedOut(deviceOf(userAgent).name),
  })
  const shown = isWhole ? sessions : sessions.slice(0, shownAtFirst)
  return (
    <>
      <ul aria-label={text.list}>
        {shown.map((session) => (
          <li key={session.id}>
            <DeviceRow session={session} onSignOut={leaving.ask} />
          </li>
        ))}
      </ul>
      {shown.length < sessions.length && (
        <SectionPart>
          <Button kind="quiet" size="sm" onPress={() => setWhole(true)}>
            {text.showAll(sessions.length)}
          </Button>
        </SectionPart>
      )}
      {leaving.dialog}
    </>
  )
}

const icons: Record<Device['kind'], LucideIcon> = {
  desktop: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  other: SquareTerminal,
}

interface DeviceRowProps {
  session: SessionListItem
  onSignOut: (session: SessionListItem) => void
}

function DeviceRow({ session, onSignOut }: DeviceRowProps) {
  const { userAgent, userIp, createDate, lastUseDate, isCurrent } = session
  const device = deviceOf(userAgent)
  return (
    <ItemRow
      icon={icons[device.kind]}
      title={device.name}
      beside={isCurrent && <StatusChip status={{ label: text.current, tone: 'success' }} />}
      end={
        !isCurrent && (
          <Button
            size="sm"
            kind="danger-quiet"
            icon={LogOut}
            aria-label={text.signOutOf(device.name)}
            onPress={() => onSignOut(session)}
          >
            {text.signOut}
          </Button>
        )
      }
    >
      {userIp && <Ltr>{userIp}</Ltr>}
      <span>
        {text.signedIn}: <DateText wire={createDate} as="time" />
      </span>
      <span>
        {text.lastUse}: <DateText wire={lastUseDate} as="relative" />
      </span>
    </ItemRow>
  )
}
