import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Bind } from '../../../ui/Bind.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import type { BoundField, FieldBinding } from '../../../ui/Field.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { groupImages, type SystemGroup } from './image-groups.ts'
import { imagesText as text } from './images.fa.ts'
import { useImages } from './use-images.ts'
import styles from './ImageCards.module.css'

type ImageCardsProps<Values extends FieldValues> = FieldBinding<Values, number | null> & { projectId: number }

/** The operating system: a card for each, with its versions inside. The field holds the id of an image. */
export function ImageCards<Values extends FieldValues>({ projectId, ...binding }: ImageCardsProps<Values>) {
  const images = useImages(projectId)
  const groups = useMemo(() => images.data && groupImages(images.data.filter(({ status }) => status)), [images.data])
  if (groups) {
    return <Bind<Values, number | null> to={binding}>{(field) => <Systems groups={groups} field={field} />}</Bind>
  }
  if (!images.error) return <Loading tiles={6} />
  return (
    <ErrorBox
      isPart
      title={text.failed}
      error={images.error}
      isRetrying={images.isFetching}
      onRetry={() => void images.refetch()}
    />
  )
}

interface SystemsProps {
  groups: readonly SystemGroup[]
  field: BoundField<number | null>
}

function Systems({ groups, field }: SystemsProps) {
  const { chosen, versionOf, setVersion } = useVersions(groups, field.value)
  // The cards hold systems while the form holds an image, so the form is told how to reach them.
  const focusRef = (cards: HTMLDivElement | null) => {
    const input = cards?.querySelector('input')
    if (input) field.focusRef?.(input)
  }
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
        label={text.systems}
        isLabelHidden
        minCardRem={9.5}
        maxColumns={3}
        value={chosen?.operatingSystemId ?? null}
        onChange={choose}
        error={field.error}
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
  const [only, ...others] = group.versions
  if (only && others.length === 0) return <Ltr>{only.label}</Ltr>
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
