import { certificatesPerListener } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { get, type Control } from 'react-hook-form'
import { formatNumber } from '../../../format/number.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlainNotes } from '../../../ui/Field.tsx'
import { useFormState } from '../../../ui/form.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { newNameCertificate, type BalancerForm, type ListenerForm, type NameCertificateForm } from './balancer-form.ts'
import styles from './Balancers.module.css'
import { CertificateLine } from './CertificateLine.tsx'
import { balancersText } from './load-balancers.fa.ts'

const text = balancersText.form

type FormControl = Control<BalancerForm, unknown, EditVmLbModel>

interface MessageOf {
  message?: string
}

interface CertificatesProps {
  control: FormControl
  place: number
  listener: ListenerForm
  /** Whether a listener can have more than one here. */
  hasNamed: boolean
  onChange: (to: NameCertificateForm[]) => void
}

/** The certificates of an HTTPS listener: the first answers for all names that no other one has. */
export function Certificates({ control, place, listener, hasNamed, onChange }: CertificatesProps) {
  const { nameCertificates: named, kept } = listener
  const problemId = useId()
  const { errors } = useFormState({ control })
  const problemAt = (field: string): string | undefined => {
    const found: MessageOf | undefined = get(errors, `vmLbListeners.${place}.${field}`)
    return found?.message
  }
  // One that stays has no field of its own.
  const problem =
    problemAt('nameCertificates') ??
    named.map(({ kept: one }, index) => one && problemAt(`nameCertificates.${index}.certificate`)).find(Boolean)
  return (
    <>
      {kept && <CertificateLine certificate={kept} />}
      <Pair control={control} name={`vmLbListeners.${place}`} help={kept && text.keepCertificate} />
      {named.map((certificate, index) => (
        <section key={certificate.row} className={styles.certificate} aria-label={titleOf(index)}>
          <div className={styles.head}>
            <h4>{titleOf(index)}</h4>
            <IconButton
              icon={Trash2}
              name={text.removeCertificate}
              onPress={() => onChange(named.toSpliced(index, 1))}
            />
          </div>
          {certificate.kept ? (
            <CertificateLine certificate={certificate.kept} />
          ) : (
            <Pair control={control} name={`vmLbListeners.${place}.nameCertificates.${index}`} />
          )}
        </section>
      ))}
      {problem !== undefined && <PlainNotes id={problemId} error={problem} />}
      {hasNamed ? (
        <div>
          <Button
            size="sm"
            icon={Plus}
            isDisabled={named.length + 1 >= certificatesPerListener}
            onPress={() => onChange([...named, newNameCertificate()])}
          >
            {text.addCertificate}
          </Button>
          <p className={styles.quiet}>{text.namedHelp}</p>
        </div>
      ) : (
        <p className={styles.quiet}>{text.oneCertificate}</p>
      )}
    </>
  )
}

const titleOf = (index: number): string => text.nameCertificate(formatNumber(index + 1))

interface PairProps {
  control: FormControl
  name: `vmLbListeners.${number}` | `vmLbListeners.${number}.nameCertificates.${number}`
  help?: string | undefined
}

function Pair({ control, name, help }: PairProps) {
  return (
    <>
      <TextArea control={control} name={`${name}.certificate`} label={text.certificate} help={help} rows={4} isCode />
      <TextArea control={control} name={`${name}.privateKey`} label={text.privateKey} rows={4} isCode />
    </>
  )
}
