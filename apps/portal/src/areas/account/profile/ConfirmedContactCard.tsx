import type { ProfileCompletion } from '@sarv/contract/account/profile/profile.schemas'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { formatClock } from '../../../format/duration.ts'
import { ResendCode } from '../../../shell/ResendCode.tsx'
import type { RequestError } from '../../../shell/request-errors.ts'
import { rereadSession } from '../../../shell/session-refresh.ts'
import { updateSession } from '../../../shell/session.ts'
import { useCooldown } from '../../../shell/use-cooldown.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useForm } from '../../../ui/form.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { toast } from '../../../ui/toast.ts'
import { CodeForm } from '../confirm-code/CodeForm.tsx'
import { problemWithCode } from '../confirm-code/code-problem.ts'
import { profileText } from './profile.fa.ts'
import styles from './ConfirmedContactCard.module.css'

const shared = profileText.contact

export interface ContactForm {
  contact: string
}

interface Answer<Data> {
  data?: Data
  error?: unknown
}

/** What a phone number and an e-mail address differ in. */
export interface ContactKind {
  text: typeof profileText.phone | typeof profileText.email
  type: 'tel' | 'email'
  resolver: Resolver<ContactForm>
  /** Sends a code to a new value; the old one stays until the code came back. */
  send: (contact: string) => Promise<Answer<unknown>>
  confirm: (code: string) => Promise<Answer<ProfileCompletion>>
}

interface ConfirmedContactCardProps {
  kind: ContactKind
  contact: string | null
  isConfirmed: boolean
}

type Step = { at: 'shown' } | { at: 'typing' } | { at: 'code'; sentTo: string }

/** A phone number or an e-mail address that counts only once a code sent to it came back. */
export function ConfirmedContactCard({ kind, contact, isConfirmed }: ConfirmedContactCardProps) {
  const [step, setStep] = useState<Step>({ at: 'shown' })
  const show = () => setStep({ at: 'shown' })

  const sendTo = async (wanted: string): Promise<Answer<unknown>> => {
    const answer = await kind.send(wanted)
    if (!answer.error) setStep({ at: 'code', sentTo: wanted })
    return answer
  }

  return (
    <Card title={kind.text.title} headEnd={<StatusChip status={contactStatus(contact, isConfirmed)} />}>
      <div className={styles.body}>
        {step.at === 'shown' && (
          <Shown
            kind={kind}
            contact={contact}
            isConfirmed={isConfirmed}
            onChange={() => setStep({ at: 'typing' })}
            sendTo={sendTo}
          />
        )}
        {step.at === 'typing' && <Typing kind={kind} sendTo={sendTo} onCancel={show} />}
        {step.at === 'code' && (
          <Code kind={kind} sentTo={step.sentTo} hasOld={contact !== null} onDone={show} sendTo={sendTo} />
        )}
      </div>
    </Card>
  )
}

const contactStatus = (contact: string | null, isConfirmed: boolean) => {
  if (contact === null) return { label: shared.none, tone: 'neutral' } as const
  return isConfirmed
    ? ({ label: shared.confirmed, tone: 'success' } as const)
    : ({ label: shared.notConfirmed, tone: 'warning' } as const)
}

type SendTo = (contact: string) => Promise<Answer<unknown>>

interface ShownProps extends ConfirmedContactCardProps {
  onChange: () => void
  sendTo: SendTo
}

function Shown({ kind, contact, isConfirmed, onChange, sendTo }: ShownProps) {
  const [isSending, setSending] = useState(false)
  const confirmNow = async (wanted: string) => {
    setSending(true)
    await sendTo(wanted)
    setSending(false)
  }
  return (
    <>
      {contact && (
        <p className={styles.contact}>
          <Ltr>{contact}</Ltr>
        </p>
      )}
      <p className={styles.quiet}>{kind.text.use}</p>
      <div className={styles.buttons}>
        {contact && !isConfirmed && (
          <Button size="sm" writes isPending={isSending} onPress={() => void confirmNow(contact)}>
            {shared.sendCode}
          </Button>
        )}
        <Button size="sm" kind={contact && !isConfirmed ? 'quiet' : 'secondary'} writes onPress={onChange}>
          {contact ? shared.change : shared.add}
        </Button>
      </div>
    </>
  )
}

interface TypingProps {
  kind: ContactKind
  sendTo: SendTo
  onCancel: () => void
}

function Typing({ kind, sendTo, onCancel }: TypingProps) {
  const { control, handleSubmit, setError, formState } = useForm<ContactForm>({
    defaultValues: { contact: '' },
    mode: 'onTouched',
    resolver: kind.resolver,
  })
  const [waitSeconds, startWaiting] = useCooldown()
  const submit = handleSubmit(async ({ contact }) => {
    const { error } = await sendTo(contact)
    const { message, retryAfterSeconds = 0 } = (error ?? {}) as Partial<RequestError>
    if (message) setError('contact', { message })
    startWaiting(retryAfterSeconds)
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <LtrTextField
        control={control}
        name="contact"
        label={kind.text.label}
        help={kind.text.help}
        type={kind.type}
        autoComplete={kind.type}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has just given way to it
        autoFocus
        isRequired
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="sm"
          kind="primary"
          isPending={formState.isSubmitting}
          disabledReason={waitSeconds > 0 ? shared.wait(formatClock(waitSeconds)) : undefined}
        >
          {shared.sendCode}
        </Button>
        <Button size="sm" kind="quiet" onPress={onCancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  )
}

interface CodeProps {
  kind: ContactKind
  sentTo: string
  /** There is an earlier value that stays until the code came back. */
  hasOld: boolean
  onDone: () => void
  sendTo: SendTo
}

function Code({ kind, sentTo, hasOld, onDone, sendTo }: CodeProps) {
  /** What the place of the code says when it is refused. */
  const confirm = async (code: string): Promise<string | undefined> => {
    const { data, error } = await kind.confirm(code)
    if (!data) return problemWithCode(error as RequestError) ?? ''
    updateSession({ profileCompleted: data.profileCompleted })
    // Perhaps the account may order from now on.
    void rereadSession()
    toast.success(kind.text.saved)
    onDone()
    return undefined
  }
  return (
    <>
      <p>
        {kind.text.sent(sentTo)} {hasOld && kind.text.oldStays}
      </p>
      <CodeForm submitLabel={shared.confirm} onSubmit={confirm}>
        <div className={styles.buttons}>
          <ResendCode send={async () => !(await sendTo(sentTo)).error} />
          <Button size="sm" kind="quiet" onPress={onDone}>
            {shared.cancel}
          </Button>
        </div>
      </CodeForm>
    </>
  )
}
