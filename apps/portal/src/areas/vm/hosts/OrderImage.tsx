import { useVmImageListQuery } from '@sarv/client/vm.generated'
import { productCategory } from '@sarv/contract/enums'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { groupImages, type SystemGroup } from './image-groups.ts'
import { orderText } from './vm-order.fa.ts'
import type { VmOrder } from './vm-order.ts'
import styles from './OrderImage.module.css'

const text = orderText.image

interface OrderImageProps {
  projectId: number
  control: Control<VmOrder>
}

/** The operating system: a card for each, with its versions inside. */
export function OrderImage({ projectId, control }: OrderImageProps) {
  const images = useVmImageListQuery({ projectId, productId: productCategory.id.vm })
  return (
    <FormSection number={2} title={text.title} hint={text.hint}>
      {images.data && <Systems groups={groupImages(images.data.filter(({ status }) => status))} control={control} />}
      {images.isLoading && <Skeleton lines={4} />}
      {images.error && !images.data && (
        <ErrorBox
          isPart
          title={text.failed}
          error={images.error}
          isRetrying={images.isFetching}
          onRetry={() => void images.refetch()}
        />
      )}
    </FormSection>
  )
}

interface SystemsProps {
  groups: readonly SystemGroup[]
  control: Control<VmOrder>
}

function Systems({ groups, control }: SystemsProps) {
  const { field, fieldState } = useController({ control, name: 'vmImageId' })
  const { chosen, versionOf, setVersion } = useVersions(groups, field.value)
  // The cards hold systems while the form holds an image, so the form is told how to reach them.
  const focusRef = (cards: HTMLDivElement | null) =>
    field.ref(cards && { focus: () => cards.querySelector('input')?.focus() })
  const choose = (system: number | null) => {
    const group = groups.find(({ operatingSystemId }) => operatingSystemId === system)
    if (group) field.onChange(versionOf(group))
  }
  const chooseVersion = (group: SystemGroup, imageId: number | null) => {
    if (imageId === null) return
    setVersion(group, imageId)
    field.onChange(imageId)
  }
  return (
    <div ref={focusRef} className={styles.cards}>
      <RadioCards
        label={text.title}
        isLabelHidden
        minCardRem={9.5}
        maxColumns={3}
        value={chosen?.operatingSystemId ?? null}
        onChange={choose}
        error={fieldState.error?.message}
        options={groups.map((group) => ({
          id: group.operatingSystemId,
          label: group.name,
          isLtr: true,
          lead: <SystemTile name={group.name} />,
          extra: (
            <Versions group={group} imageId={versionOf(group)} onChange={(imageId) => chooseVersion(group, imageId)} />
          ),
        }))}
      />
    </div>
  )
}

/** The version shown in each card, also in those that are not chosen. */
const useVersions = (groups: readonly SystemGroup[], chosenImageId: number | null) => {
  const [versions, setVersions] = useState<Readonly<Record<number, number>>>({})
  const holds = ({ versions: all }: SystemGroup) => all.some(({ imageId }) => imageId === chosenImageId)
  const chosen = groups.find(holds)
  return {
    chosen,
    versionOf: (group: SystemGroup): number | null => {
      if (group === chosen) return chosenImageId
      return versions[group.operatingSystemId] ?? group.versions[0]?.imageId ?? null
    },
    setVersion: ({ operatingSystemId }: SystemGroup, imageId: number) =>
      setVersions({ ...versions, [operatingSystemId]: imageId }),
  }
}

interface VersionsProps {
  group: SystemGroup
  imageId: number | null
  onChange: (imageId: number | null) => void
}

function Versions({ group, imageId, onChange }: VersionsProps) {
  return (
    <Select
      label={text.version(group.name)}
      isLabelHidden
      isInline
      value={imageId}
      onChange={onChange}
      options={group.versions.map(({ imageId: id, label }) => ({ id, label, isLtr: true }))}
    />
  )
}

function SystemTile({ name }: { name: string }) {
  return (
    <span className={styles.tile} aria-hidden>
      {name.charAt(0)}
    </span>
  )
}
