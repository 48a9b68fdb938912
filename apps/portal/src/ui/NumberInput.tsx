import { toLatinDigits } from '@sarv/contract/normalize'
import { type RefCallback, useCallback } from 'react'
import { Input } from 'react-aria-components/Input'
import { toPersianDigits } from '../format/digits.ts'

interface NumberInputProps {
  /** The digits the field shows: Persian, or Latin for ports and the like. */
  digits?: 'persian' | 'latin'
  focusRef?: RefCallback<HTMLElement>
  placeholder?: string
  className?: string
}

/**
 * The input of a React Aria NumberField that takes digits of any keyboard. React Aria refuses a number in two scripts, so
 * with a Latin keyboard nothing could be added to a Persian number: each digit becomes one of the field's own first.
 */
export function NumberInput({ digits = 'persian', focusRef, ...props }: NumberInputProps) {
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      focusRef?.(input)
      if (!input) return undefined
      const onBeforeInput = (event: InputEvent) => writeInScript(event, event.data, input, digits)
      const onPaste = (event: ClipboardEvent) => {
        writeInScript(event, event.clipboardData?.getData('text'), input, digits)
      }
      // Capture: before React Aria looks at what is about to be written.
      input.addEventListener('beforeinput', onBeforeInput, { capture: true })
      input.addEventListener('paste', onPaste, { capture: true })
      return () => {
        focusRef?.(null)
        input.removeEventListener('beforeinput', onBeforeInput, { capture: true })
        input.removeEventListener('paste', onPaste, { capture: true })
      }
    },
    [digits, focusRef],
  )
  return <Input ref={ref} inputMode="numeric" dir={digits === 'latin' ? 'ltr' : undefined} {...props} />
}

const writeInScript = (
  event: Event,
  typed: string | null | undefined,
  input: HTMLInputElement,
  digits: 'persian' | 'latin',
) => {
  const latin = toLatinDigits(typed ?? '')
  const wanted = digits === 'latin' ? latin : toPersianDigits(latin)
  if (wanted === typed || !wanted) return

  event.preventDefault()
  event.stopImmediatePropagation()
  // Pasted separators and currency words go: the field groups its digits itself.
  const text = wanted.replaceAll(/[^\d\u06f0-\u06f9]/g, '')
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
