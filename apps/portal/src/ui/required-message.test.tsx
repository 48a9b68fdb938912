import { validationText } from '@sarv/contract/validation.fa'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeField } from './CodeField.tsx'
import { ComboBox } from './ComboBox.tsx'
import { DatePicker } from './DatePicker.tsx'
import { FileDrop } from './FileDrop.tsx'
import { LtrTextField } from './LtrTextField.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PickTable } from './PickTable.tsx'
import { RadioCards } from './RadioCards.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Select } from './Select.tsx'
import { Slider } from './Slider.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const label = 'نام سرور'
const empty = { label, error: validationText.required, onChange: () => {} }
const texts = { ...empty, value: '' }
const choices = { ...empty, value: null, options: [{ id: 'a', label: 'a' }] }

const written = 'نام سرور را بنویسید.'
const chosen = 'نام سرور را انتخاب کنید.'
const entered = 'نام سرور را وارد کنید.'

const fields: Readonly<Record<string, { field: ReactElement; asks: string }>> = {
  TextField: { field: <TextField {...texts} />, asks: written },
  LtrTextField: { field: <LtrTextField {...texts} />, asks: written },
  'LtrTextField of digits': { field: <LtrTextField {...texts} inputMode="numeric" />, asks: entered },
  'LtrTextField of a phone number': { field: <LtrTextField {...texts} type="tel" />, asks: entered },
  TextArea: { field: <TextArea {...texts} />, asks: written },
  PasswordInput: { field: <PasswordInput label={label} field={texts} />, asks: entered },
  CodeField: { field: <CodeField {...texts} />, asks: entered },
  NumberField: { field: <NumberField {...empty} value={null} />, asks: entered },
  Slider: { field: <Slider {...empty} value={1} minValue={1} maxValue={4} unit="" />, asks: entered },
  Select: { field: <Select {...choices} />, asks: chosen },
  ComboBox: { field: <ComboBox {...choices} />, asks: chosen },
  RadioGroup: { field: <RadioGroup {...choices} />, asks: chosen },
  RadioCards: { field: <RadioCards {...choices} />, asks: chosen },
  SegmentedControl: { field: <SegmentedControl {...choices} value="" />, asks: chosen },
  PickTable: {
    field: (
      <PickTable {...empty} value={null} rows={[]} columns={[]} pickLabel="" nameOf={() => ''} phoneLine={() => ''} />
    ),
    asks: chosen,
  },
  DatePicker: { field: <DatePicker {...empty} value={null} />, asks: chosen },
  FileDrop: { field: <FileDrop {...empty} value={null} accept={['.pem']} maxBytes={1000} />, asks: chosen },
}

it.each(Object.entries(fields))('%s asks for what is missing by its label, with its own verb', (_, { field, asks }) => {
  const markup = renderToStaticMarkup(field)
  expect(markup).toContain(asks)
  expect(markup).not.toContain(validationText.required)
})
