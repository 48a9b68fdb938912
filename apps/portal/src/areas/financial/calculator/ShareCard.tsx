import type { CalculatedPrice } from '@sarv/contract/financial/calculator/calculated-price'
import type { CalculatorTab } from '@sarv/contract/financial/calculator/calculations'
import { Download, Mail } from 'lucide-react'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { toCsv } from '../../../ui/csv.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { financialPaths } from '../financial.paths.ts'
import { calculatorText } from './calculator.fa.ts'
import styles from './ShareCard.module.css'

const text = calculatorText.sharing

interface ShareCardProps {
  tab: CalculatorTab
  /** With its question mark. */
  address: string
  price: CalculatedPrice | undefined
}

/** The calculation for somebody else: its address, or its figures. */
export function ShareCard({ tab, address, price }: ShareCardProps) {
  const url = location.origin + financialPaths.calculator + address
  const mail = new URLSearchParams({ subject: text.mailSubject(calculatorText.tabs[tab]), body: url })
  return (
    <Card title={text.title}>
      <div className={styles.share}>
        <CodeBlock label={text.address} code={url} />
        <p className={styles.help}>{text.help}</p>
        <div className={styles.buttons}>
          {/* Mail programs take a plus for a plus: spaces are written as %20. */}
          <LinkButton size="sm" icon={Mail} href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
            {text.mail}
          </LinkButton>
          <Button size="sm" icon={Download} isDisabled={!price} onPress={() => price && saveCsv(tab, price)}>
            {text.csv}
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface FileLine {
  label: string
  quantity?: number
  unitPrice?: number
  price: number
}

const saveCsv = (tab: CalculatorTab, price: CalculatedPrice) => {
  const { subtotal, vat, payable } = price
  const sums: FileLine[] = [
    { label: text.sums.subtotal, price: subtotal },
    { label: text.sums.vat, price: vat },
    { label: text.sums.payable, price: payable },
  ]
  const csv = toCsv<FileLine>(
    [
      { label: text.file.item, value: ({ label }) => label },
      { label: text.file.quantity, value: ({ quantity }) => quantity },
      { label: text.file.unitPrice, value: ({ unitPrice }) => unitPrice },
      { label: text.file.price, value: (line) => line.price },
    ],
    [...price.lines, ...sums],
  )
  saveFile(`sarv-${tab}.csv`, csv, 'text/csv;charset=utf-8')
}
