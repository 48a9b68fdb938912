import { useState } from 'react'
import { CodeField } from '../../ui/CodeField.tsx'
import type { BoundField } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { LtrTextField } from '../../ui/LtrTextField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { text } from './fields-gallery.fa.ts'
import { Posed, Specimens } from './Specimens.tsx'

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKc niloofar'
const box = '[role="presentation"]'

/** A page's own state for one specimen. */
export const useSpecimen = <Value,>(start: Value): Pick<BoundField<Value>, 'value' | 'onChange'> => {
  const [value, onChange] = useState(start)
  return { value, onChange }
}

export function TypedSpecimens() {
  return (
    <>
      <Specimens title={text.sections.typed}>
        <TextStates />
        <Passwords />
      </Specimens>
      <Specimens title={text.sections.numbers}>
        <Numbers />
        <CodeField label={text.code} help={text.codeHelp} {...useSpecimen('481')} />
        <CodeField label={text.code} error={text.codeError} {...useSpecimen('481027')} />
        <CodeField label={text.code} isDisabled {...useSpecimen('')} />
      </Specimens>
    </>
  )
}

function TextStates() {
  const name = useSpecimen('shop-web-05')
  return (
    <>
      <LtrTextField label={text.serverName} help={text.serverNameHelp} {...name} />
      <Posed as="data-hovered" on={box}>
        <LtrTextField label={text.serverName} {...name} />
      </Posed>
      <Posed as="data-focus-within" on={box}>
        <LtrTextField label={text.serverName} {...name} />
      </Posed>
      <LtrTextField label={text.serverName} error={text.serverNameShort} {...useSpecimen('web')} />
      <LtrTextField label={text.projectId} help={text.projectIdHelp} isDisabled {...useSpecimen('toranj-12')} />
      <LtrTextField label={text.projectId} isReadOnly {...useSpecimen('toranj-12')} />
      <LtrTextField label={text.recordName} suffix=".toranj.example" {...useSpecimen('www')} />
      <TextField label={text.subject} placeholder={text.subjectPlaceholder} isRequired {...useSpecimen('')} />
      <SearchField label={text.search} placeholder={text.searchPlaceholder} {...useSpecimen('')} />
      <SearchField label={text.search} {...useSpecimen<string>(text.searched)} />
      <TextArea label={text.message} isOptional {...useSpecimen<string>(text.messageValue)} />
      <TextArea label={text.publicKey} isCode {...useSpecimen(publicKey)} />
      <TextArea label={text.message} error={text.required} {...useSpecimen('')} />
    </>
  )
}

function Passwords() {
  return (
    <>
      <PasswordField
        label={text.password}
        labelEnd={<Link href="#forgot">{text.forgotPassword}</Link>}
        error={text.wrongPassword}
        {...useSpecimen('xxxxxxxxxx')}
      />
      <PasswordField label={text.newPassword} purpose="new" canGenerate isOptional {...useSpecimen('sarv1')} />
      <PasswordField label={text.password} {...useSpecimen<string>(text.persianPassword)} />
      <PasswordField label={text.password} isDisabled {...useSpecimen('')} />
    </>
  )
}

function Numbers() {
  return (
    <>
      <NumberField label={text.workers} minValue={1} maxValue={9} hasSteppers {...useSpecimen<number | null>(3)} />
      <NumberField label={text.amount} suffix={text.rial} help={text.amountHelp} {...useSpecimen<number | null>(5e6)} />
      <NumberField label={text.port} isTechnical {...useSpecimen<number | null>(65535)} />
      <NumberField label={text.port} isTechnical error={text.portError} {...useSpecimen<number | null>(70000)} />
      <NumberField label={text.workers} hasSteppers isDisabled {...useSpecimen<number | null>(3)} />
    </>
  )
}
