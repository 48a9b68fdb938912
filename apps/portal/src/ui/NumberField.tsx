import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { Affix, ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import { NumberInput } from './NumberInput.tsx'
import styles from './NumberField.module.css'

type NumberFieldProps<Values extends FieldValues> = FieldProps<Values, number | null> & {
  minValue?: number
  maxValue?: number
  step?: number
  /** Plus and minus at its ends, for small counts; without them for amounts that are typed. */
  hasSteppers?: boolean
  suffix?: ReactNode
  /** Ports, VLANs, TTLs and the like keep Latin digits and take no separators. */
  isTechnical?: boolean
}

const persianFormat: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }
const technicalFormat: Intl.NumberFormatOptions = { maximumFractionDigits: 0, useGrouping: false }
// As a locale, not as a format option: React Aria reads digits by the locale alone.
const locales = { persian: 'fa-IR', latin: 'fa-IR-u-nu-latn' }

/** A whole number; Persian, Arabic and Latin digits are all understood. Empty is `null` in the form. */
export function NumberField<Values extends FieldValues>({
  minValue,
  maxValue,
  step,
  hasSteppers,
  suffix,
  isTechnical,
  ...props
}: NumberFieldProps<Values>) {
  const digits = isTechnical ? 'latin' : 'persian'
  return (
    <I18nProvider locale={locales[digits]}>
      <Bind to={props}>
        {(field) => (
          <AriaNumberField
            {...ariaFieldProps(props, field)}
            value={field.value ?? Number.NaN}
            onChange={(value) => field.onChange(Number.isNaN(value) ? null : value)}
            minValue={minValue}
            maxValue={maxValue}
            step={step}
            formatOptions={isTechnical ? technicalFormat : persianFormat}
            incrementAriaLabel={fieldsText.increase}
            decrementAriaLabel={fieldsText.decrease}
            isWheelDisabled
          >
            <FieldLabel frame={props} />
            <FieldBox frame={props} kind={hasSteppers ? 'bare' : undefined}>
              {hasSteppers && (
                <Button slot="increment" className={styles.stepper}>
                  <Plus {...iconSm} />
                </Button>
              )}
              <NumberInput
                digits={digits}
                focusRef={field.focusRef}
                className={hasSteppers ? styles.counted : undefined}
                placeholder={props.placeholder}
              />
              <Affix>{suffix}</Affix>
              {hasSteppers && (
                <Button slot="decrement" className={styles.stepper}>
                  <Minus {...iconSm} />
                </Button>
              )}
            </FieldBox>
            <FieldNotes label={props.label} filling="enter" help={props.help} error={field.error} />
          </AriaNumberField>
        )}
      </Bind>
    </I18nProvider>
  )
}
