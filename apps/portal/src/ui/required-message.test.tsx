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

const fields: [string, ReactElement, string][] = [
  ['TextField', <TextField {...texts} />, written],
  ['LtrTextField', <LtrTextField {...texts} />, written],
  ['LtrTextField of digits', <LtrTextField {...texts} inputMode="numeric" />, entered],
  ['LtrTextField of a phone number', <LtrTextField {...texts} type="tel" />, entered],
  ['TextArea', <TextArea {...texts} />, written],
  ['PasswordInput', <PasswordInput label={label} field={texts} />, entered],
  ['CodeField', <CodeField {...texts} />, entered],
  ['NumberField', <NumberField {...empty} value={null} />, entered],
  ['Slider', <Slider {...empty} value={1} minValue={1} maxValue={4} unit="" />, entered],
  ['Select', <Select {...choices} />, chosen],
  ['ComboBox', <ComboBox {...choices} />, chosen],
  ['RadioGroup', <RadioGroup {...choices} />, chosen],
  ['RadioCards', <RadioCards {...choices} />, chosen],
  ['SegmentedControl', <SegmentedControl {...choices} value="" />, chosen],
  [
    'PickTable',
    <PickTable {...empty} value={null} rows={[]} columns={[]} pickLabel="" nameOf={() => ''} phoneLine={() => ''} />,
    chosen,
  ],
  ['DatePicker', <DatePicker {...empty} value={null} />, chosen],
  ['FileDrop', <FileDrop {...empty} value={null} accept={['.pem']} maxBytes={1000} />, chosen],
]

it.each(fields)('%s asks for what is missing by its label, with its own verb', (_, field, sentence) => {
  const markup = renderToStaticMarkup(field)
  expect(markup).toContain(sentence)
  expect(markup).not.toContain(validationText.required)
})
