import type { WalletTransactionListItem } from '@sarv/client/financial.generated'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Money } from '../../../ui/Money.tsx'
import { financialPaths } from '../financial.paths.ts'
import { walletText } from './wallet.fa.ts'
import styles from './Wallet.module.css'

const text = walletText.list

// Only the time has a value to sort by: the server keeps the order of time alone.
export const walletColumns: readonly Column<WalletTransactionListItem>[] = [
  { id: 'id', label: text.columns.id, cell: ({ id }) => <Copy value={String(id)} /> },
  {
    id: 'date',
    label: text.columns.date,
    value: ({ transactionDate }) => transactionDate,
    cell: ({ transactionDate }) => <DateText wire={transactionDate} as="time" />,
  },
  {
    id: 'description',
    label: text.columns.description,
    place: 'title',
    cell: ({ description, usageDate, billId }) =>
      usageDate && typeof billId === 'number' ? (
        <Link href={financialPaths.billDay(billId, usageDate.slice(0, 10))}>{description}</Link>
      ) : (
        <bdi>{description}</bdi>
      ),
  },
  { id: 'debit', label: text.columns.debit, isAbsent: ({ debit }) => debit === 0, cell: ({ debit }) => amount(debit) },
  {
    id: 'credit',
    label: text.columns.credit,
    isAbsent: ({ credit }) => credit === 0,
    cell: ({ credit }) => (credit > 0 ? <Credit rials={credit} /> : amount(0)),
  },
  { id: 'balance', label: text.columns.balance, cell: ({ balance }) => <Money rials={balance} /> },
]

const amount = (rials: number) =>
  rials > 0 ? <Money rials={rials} /> : <span className={styles.none}>{text.nothing}</span>

/** With a plus: colour alone would say nothing to many. */
function Credit({ rials }: { rials: number }) {
  return (
    <span className={styles.credit}>
      + <Money rials={rials} />
    </span>
  )
}
