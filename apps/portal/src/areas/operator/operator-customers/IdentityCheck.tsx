import {
  useOperatorIdentityConfirmMutation,
  useOperatorIdentityLookMutation,
  useOperatorIdentityRefuseMutation,
  type OperatorIdentity,
} from '@sarv/client/operator.generated'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import { customersText } from './operator-customers.fa.ts'
import styles from './IdentityCheck.module.css'

const text = customersText.identity

interface IdentityCheckProps {
  user: { id: number; title: string }
  onClose: () => void
}

/** Why somebody looks, then what the user has written, then the decision on exactly that. */
export function IdentityCheck({ user, onClose }: IdentityCheckProps) {
  const [look] = useOperatorIdentityLookMutation()
  const [identity, setIdentity] = useState<OperatorIdentity>()
  const [decision, setDecision] = useState<'confirm' | 'refuse'>()
  const [reason, setReason] = useState('')
  const isLooked = useRef(false)
  if (identity === undefined) {
    return (
      <ActDialog
        title={text.lookTitle(user.title)}
        subtitle={text.lookSub}
        submitLabel={text.look}
        defaultValues={{ reason: '' }}
        resolver={reasonResolver}
        send={(body) => {
          setReason(body.reason)
          return look({ id: user.id, body })
        }}
        done={(seen) => {
          isLooked.current = true
          setIdentity(seen)
          return text.looked
        }}
        onClose={() => !isLooked.current && onClose()}
      />
    )
  }
  const decided = { title: user.title, identity, reason, onClose }
  if (decision === 'confirm') return <ConfirmDialog {...decided} />
  if (decision === 'refuse') return <RefuseDialog {...decided} />
  return <SeenIdentity title={user.title} identity={identity} onDecide={setDecision} onClose={onClose} />
}

interface SeenIdentityProps {
  title: string
  identity: OperatorIdentity
  onDecide: (decision: 'confirm' | 'refuse') => void
  onClose: () => void
}

function SeenIdentity({ title, identity, onDecide, onClose }: SeenIdentityProps) {
  const { firstName, lastName, nationalId, birthDate, address, isConfirmed } = identity
  const isComplete = [firstName, lastName, nationalId, birthDate, address].every(Boolean)
  const facts: { name: string; value: ReactNode }[] = [
    { name: text.firstName, value: firstName && <bdi>{firstName}</bdi> },
    { name: text.lastName, value: lastName && <bdi>{lastName}</bdi> },
    { name: text.nationalId, value: nationalId && <Copy value={nationalId} /> },
    { name: text.birthDate, value: birthDate && <DateText wire={birthDate} as="date" /> },
    { name: text.address, value: address && <bdi>{address}</bdi> },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(title)}
      subtitle={text.sub}
      footer={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button onPress={() => onDecide('refuse')}>{text.refuse}</Button>
          {!isConfirmed && (
            <Button
              kind="primary"
              disabledReason={isComplete ? undefined : text.nothing}
              onPress={() => onDecide('confirm')}
            >
              {text.confirm}
            </Button>
          )}
        </>
      }
    >
      {isConfirmed && <Note tone="success">{text.confirmed}</Note>}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? text.empty}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

interface DecisionProps {
  title: string
  identity: OperatorIdentity
  /** Why it was looked at, which is mostly why it is decided on. */
  reason: string
  onClose: () => void
}

function ConfirmDialog({ title, identity: { id, seen }, reason, onClose }: DecisionProps) {
  const [confirm] = useOperatorIdentityConfirmMutation()
  return (
    <ActDialog
      title={text.confirmTitle(title)}
      submitLabel={text.confirm}
      defaultValues={{ reason }}
      resolver={reasonResolver}
      send={(body) => confirm({ id, body: { ...body, seen } })}
      done={() => text.done}
      onClose={onClose}
    />
  )
}

function RefuseDialog({ title, identity: { id, seen }, reason, onClose }: DecisionProps) {
  const [refuse] = useOperatorIdentityRefuseMutation()
  return (
    <AnswerDialog
      title={text.refuseTitle(title)}
      submitLabel={text.refuse}
      reason={reason}
      send={(body) => refuse({ id, body: { ...body, seen } })}
      done={text.refused}
      onClose={onClose}
    />
  )
}
