import type { CalculatorTab } from '@sarv/contract/financial/calculator/calculations'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Choice } from '../calculator/choice.ts'
import { quotesText } from './quotes.fa.ts'

const text = quotesText.make
const QuoteDialog = lazyDialog(async () => (await import('./QuoteDialog.tsx')).QuoteDialog)

interface QuoteButtonProps {
  tab: CalculatorTab
  choice: Choice
  isPriced: boolean
  /** The way to the quote begins. */
  onLeave: () => void
}

/** A signed paper of what is calculated. */
export function QuoteButton({ tab, choice, isPriced, onLeave }: QuoteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={FileCheck}
        isWide
        opens={QuoteDialog}
        disabledReason={isPriced ? undefined : text.unpriced}
        onPress={() => setOpen(true)}
      >
        {text.button}
      </Button>
      {isOpen && <QuoteDialog {...{ tab, choice, onLeave }} onClose={() => setOpen(false)} />}
    </>
  )
}
