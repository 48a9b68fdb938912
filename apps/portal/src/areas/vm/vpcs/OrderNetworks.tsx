import { networksPerVpc } from '@sarv/contract/limits'
import { usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { networkOfGateway, type NetworkRow } from '@sarv/contract/vm/vpcs/vpcs.rules'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import styles from './OrderNetworks.module.css'
import { nextRow, rowProblems, type KnownNetwork, type RowProblems } from './vpc-order.ts'
import { vpcOrderText } from './vpc-order.fa.ts'

const text = vpcOrderText.networks

interface OrderNetworksProps {
  number: number
  rows: readonly NetworkRow[]
  /** What the project has already. */
  others: readonly KnownNetwork[]
  onChange: (rows: NetworkRow[]) => void
}

/** The networks that are made with the cloud, each judged while it is typed. */
export function OrderNetworks({ number, rows, others, onChange }: OrderNetworksProps) {
  const problems = rowProblems(rows, others)
  const added = nextRow(rows, others)
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      {rows.length === 0 && <Note>{text.none}</Note>}
      {rows.map((row, place) => (
        <Row
          // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place alone until it is sent
          key={place}
          place={place + 1}
          row={row}
          problems={problems[place] ?? {}}
          onChange={(changed) => onChange(rows.with(place, changed))}
          onRemove={() => onChange(rows.toSpliced(place, 1))}
        />
      ))}
      <div>
        <Button
          icon={Plus}
          disabledReason={added ? undefined : text.full(networksPerVpc)}
          onPress={() => added && onChange([...rows, added])}
        >
          {text.add}
        </Button>
      </div>
    </FormSection>
  )
}

interface RowProps {
  place: number
  row: NetworkRow
  problems: RowProblems
  onChange: (row: NetworkRow) => void
  onRemove: () => void
}

function Row({ place, row, problems, onChange, onRemove }: RowProps) {
  return (
    <fieldset className={styles.row} aria-label={text.row(place)}>
      <NameField<never>
        label={text.name}
        value={row.name}
        onChange={(name) => onChange({ ...row, name })}
        {...(problems.name && { error: problems.name })}
        maxLength={50}
        isRequired
      />
      <LtrTextField<never>
        label={text.gateway}
        value={row.gatewayCidr}
        onChange={(gatewayCidr) => onChange({ ...row, gatewayCidr })}
        {...(problems.gatewayCidr && { error: problems.gatewayCidr })}
        help={problems.name || problems.gatewayCidr ? undefined : usableSentence(row)}
        placeholder="192.168.1.1/24"
        maxLength={18}
        isRequired
      />
      <span className={styles.remove}>
        <IconButton icon={X} name={text.remove(place)} onPress={onRemove} />
      </span>
    </fieldset>
  )
}

const usableSentence = ({ gatewayCidr }: NetworkRow): string => {
  const { first, last } = usableAddresses(networkOfGateway(normalizeTechnical(gatewayCidr)).cidr)
  return text.usable(first, last)
}
