import { useState } from 'react'
import { matchesSearch } from '../../../format/search-text.ts'
import { useProjects } from '../../../shell/use-project.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { PlainField } from '../../../ui/Field.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { apiTokensText } from './api-tokens.fa.ts'
import styles from './ProjectChoice.module.css'

const text = apiTokensText.form

/** From so many on a search box helps more than it takes room. */
const manyProjects = 8

interface ProjectChoiceProps {
  value: readonly number[]
  onChange: (ids: number[]) => void
  error?: string
}

/** Some of the user's projects. */
export function ProjectChoice({ value, onChange, error }: ProjectChoiceProps) {
  const { projects, isRead, isError, error: failure, refetch } = useProjects()
  const [search, setSearch] = useState('')
  if (!isRead) {
    return isError ? (
      <ErrorBox isPart title={text.projectsFailed} error={failure} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={3} />
    )
  }
  const shown = projects.filter(({ name }) => matchesSearch(name ?? '', search))
  const toggle = (id: number) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])
  return (
    <PlainField frame={{ label: text.chooseProjects, isLabelHidden: true }} filling="choose" error={error}>
      {(labelling) => (
        <fieldset className={styles.projects} {...labelling}>
          {projects.length >= manyProjects && (
            <SearchField
              label={text.searchProjects}
              isLabelHidden
              placeholder={text.searchProjects}
              value={search}
              onChange={setSearch}
            />
          )}
          {projects.length === 0 && <p>{text.noProjects}</p>}
          <div className={styles.list}>
            {shown.map(({ id, name }) => (
              <Checkbox key={id} label={<bdi>{name}</bdi>} value={value.includes(id)} onChange={() => toggle(id)} />
            ))}
          </div>
        </fieldset>
      )}
    </PlainField>
  )
}
