import { usePasskeyListQuery, useSessionListQuery, type Profile } from '@sarv/client/account.generated'
import { ArrowLeft, CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { iconMd, iconSm } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { sections, type SectionId } from './sections.ts'
import { type Guard, guardsOf, type GuardState, type NextStep, nextStepOf } from './security-picture.rules.ts'
import { securityText } from './security.fa.ts'
import styles from './SecurityPicture.module.css'
import { usePasskeyObstacle } from '../passkeys/use-passkey-obstacle.ts'

const text = securityText.picture

/** What protects the account, at a glance, and what would help most now. */
export function SecurityPicture({ profile }: { profile: Profile }) {
  const { data: passkeys } = usePasskeyListQuery()
  const { data: devices } = useSessionListQuery()
  const obstacle = usePasskeyObstacle()
  if (!passkeys || !devices) {
    return (
      <Card title={text.title} label={text.title}>
        <Loading lines={3} />
      </Card>
    )
  }
  const facts = { ...profile, passkeys: passkeys.length, devices: devices.length, canAddPasskey: !obstacle }
  return (
    <Card title={text.title} label={text.title}>
      <div className={styles.picture}>
        <ul className={styles.guards}>
          {guardsOf(facts).map((state) => (
            <GuardItem key={state.guard} state={state} />
          ))}
        </ul>
        <Advice step={nextStepOf(facts)} />
      </div>
    </Card>
  )
}

const marks = { good: CircleCheck, missing: TriangleAlert, absent: CircleMinus }

function GuardItem({ state: { guard, state, count = 0 } }: { state: GuardState }) {
  const Mark = marks[state]
  return (
    <li className={styles.guard} data-state={state}>
      <Mark {...iconMd} className={styles.mark} aria-hidden />
      <div>
        <GuardLink guard={guard} />
        <span className="sr-only">{text.marks[state]}</span>
        <small>{writtenState(guard, state, count)}</small>
      </div>
    </li>
  )
}

const writtenState = (guard: Guard, state: GuardState['state'], count: number): string => {
  const written = text.states[guard]
  if (typeof written === 'function') return written(count)
  const ofState = written[state]
  return typeof ofState === 'function' ? ofState(count) : ofState
}

function GuardLink({ guard }: { guard: Guard }) {
  if (guard !== 'password')
    return <SectionLink to={sections[guard === 'secondFactor' ? 'twoFactor' : guard]}>{text.guards[guard]}</SectionLink>
  return (
    <Link to={paths.portal.changePassword} className={styles.link}>
      {text.guards.password}
    </Link>
  )
}

const stepSections: Record<NextStep, SectionId> = {
  turnOnApp: sections.twoFactor,
  renewRecoveryCodes: sections.recoveryCodes,
  replaceSms: sections.twoFactor,
  addPasskey: sections.passkeys,
}

function Advice({ step }: { step: NextStep | undefined }) {
  if (!step) return <Note tone="success">{text.allGood}</Note>
  const { text: why, link } = text.next[step]
  return (
    <Note tone={step === 'turnOnApp' || step === 'renewRecoveryCodes' ? 'warning' : 'info'} title={text.nextStep}>
      <p>{why}</p>
      <SectionLink to={stepSections[step]}>
        <span className={styles.step}>
          <span>{link}</span>
          <ArrowLeft {...iconSm} />
        </span>
      </SectionLink>
    </Note>
  )
}

/** Keeps what the address says besides: the tab, the filters of the log. */
function SectionLink({ to, children }: { to: SectionId; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search, hash: to }}
      className={styles.link}
      // The router scrolls; whoever goes on by keyboard must also go on from there.
      onClick={() => document.getElementById(to)?.focus({ preventScroll: true })}
    >
      {children}
    </Link>
  )
}
