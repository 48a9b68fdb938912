import { Checkbox } from '../../ui/Checkbox.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import type { Option } from '../../ui/Options.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { text } from './fields-gallery.fa.ts'
import { Posed, Specimens, SpecimenStack, SpecimenWide } from './Specimens.tsx'
import { useSpecimen } from './TypedSpecimens.tsx'

const directions: readonly Option<number>[] = [
  { id: 1, label: text.inbound },
  { id: 2, label: text.outbound },
  { id: 3, label: text.both, disabledReason: text.bothReason },
]

const networks: readonly Option<number>[] = [
  { id: 1, label: 'backend', isLtr: true, description: <bdi dir="ltr">10.20.0.0/24</bdi> },
  { id: 2, label: 'storage', isLtr: true, description: <bdi dir="ltr">10.30.0.0/24</bdi> },
  { id: 3, label: 'legacy', isLtr: true, disabledReason: text.networkFull },
]

const cities = text.cities.map((label) => ({ id: label, label }))

export function ChoiceSpecimens() {
  return (
    <>
      <Specimens title={text.sections.choices}>
        <Checkboxes />
        <Switches />
        <RadioGroup label={text.direction} options={directions} {...useSpecimen<number | null>(2)} />
        <RadioGroup label={text.direction} options={directions} isInline {...useSpecimen<number | null>(1)} />
        <Cards />
        <Segments />
      </Specimens>
      <Specimens title={text.sections.lists}>
        <Select label={text.privateNetwork} options={networks} {...useSpecimen<number | null>(1)} />
        <Select label={text.privateNetwork} options={networks} {...useSpecimen<number | null>(null)} />
        <Select
          label={text.privateNetwork}
          options={networks}
          error={text.networkMissing}
          {...useSpecimen<number | null>(null)}
        />
        <Select label={text.privateNetwork} options={networks} isDisabled {...useSpecimen<number | null>(2)} />
        <ComboBox label={text.city} options={cities} {...useSpecimen<string | null>(null)} />
        <ComboBox label={text.city} options={cities} isDisabled {...useSpecimen<string | null>(text.cities[0])} />
      </Specimens>
      <Specimens title={text.sections.sliders}>
        <Sliders />
      </Specimens>
    </>
  )
}

function Checkboxes() {
  return (
    <SpecimenStack>
      <Checkbox label={text.checkbox.off} {...useSpecimen(false)} />
      <Checkbox label={text.checkbox.on} {...useSpecimen(true)} />
      <Checkbox label={text.checkbox.some} isIndeterminate {...useSpecimen(false)} />
      <Checkbox label={text.checkbox.off2} isDisabled {...useSpecimen(false)} />
      <Posed as="data-focus-visible" on="input">
        <Checkbox label={text.checkbox.focused} {...useSpecimen(false)} />
      </Posed>
      <Checkbox label={text.publicIp} help={text.publicIpHelp} {...useSpecimen(true)} />
      <Checkbox label={text.rules} error={text.rulesError} {...useSpecimen(false)} />
    </SpecimenStack>
  )
}

function Switches() {
  return (
    <SpecimenStack>
      <Switch label={text.switch.off} {...useSpecimen(false)} />
      <Switch label={text.switch.on} {...useSpecimen(true)} />
      <Switch label={text.switch.disabled} isDisabled {...useSpecimen(false)} />
      <Posed as="data-focus-visible" on="label">
        <Switch label={text.states.focused} {...useSpecimen(true)} />
      </Posed>
      <Switch label={text.proxy} help={text.proxyHelp} {...useSpecimen(true)} />
    </SpecimenStack>
  )
}

function Cards() {
  const configurations = [
    { id: 'ready', label: text.ready, description: text.readyHelp },
    { id: 'custom', label: text.custom, description: text.customHelp },
  ]
  const datacenters = [
    { id: 1, label: text.tehran, description: text.tehranHelp },
    { id: 2, label: text.tabriz, disabledReason: text.tabrizReason },
  ]
  return (
    <>
      <SpecimenWide>
        <RadioCards label={text.configuration} options={configurations} {...useSpecimen<string | null>('ready')} />
      </SpecimenWide>
      <SpecimenWide>
        <RadioCards
          label={text.datacenter}
          options={datacenters}
          error={text.datacenterMissing}
          {...useSpecimen<number | null>(null)}
        />
      </SpecimenWide>
    </>
  )
}

function Segments() {
  const statuses = [
    { id: 'all', label: text.all, count: 10 },
    { id: 'active', label: text.active, count: 5 },
    { id: 'off', label: text.off, count: 2 },
  ]
  return <SegmentedControl label={text.status} options={statuses} {...useSpecimen('all')} />
}

function Sliders() {
  return (
    <>
      <Slider label={text.memory} unit={text.gigabyte} minValue={1} maxValue={128} {...useSpecimen(32)} />
      <Slider label={text.cpu} unit={text.core} minValue={1} maxValue={48} {...useSpecimen(1)} />
      <Slider
        label={text.disk}
        unit={text.gigabyte}
        minValue={25}
        maxValue={1000}
        step={25}
        quota={600}
        help={text.quotaHelp}
        {...useSpecimen(600)}
      />
      <Slider label={text.memory} unit={text.gigabyte} minValue={1} maxValue={128} isDisabled {...useSpecimen(64)} />
    </>
  )
}
