import type { ProjectListItem } from '@sarv/client/project.generated'
import { userAccessType } from '@sarv/contract/enums'
import { useState } from 'react'
import { matchesSearch } from '../../../format/search-text.ts'
import { PlainField } from '../../../ui/Field.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { GivenAccess } from './member-roles.ts'
import styles from './ProjectAccessFields.module.css'
import { usersText } from './customer-users.fa.ts'

const text = usersText.inviting

/** From so many on a search box helps more than it takes room. */
const manyProjects = 8
const noAccess = 0

const { reporter, maintainer, owner } = userAccessType.id
const options = [
  { id: noAccess, label: text.noAccess },
  ...[reporter, maintainer, owner].map((id: number) => ({ id, label: userAccessType.label(id) })),
]

interface ProjectAccessFieldsProps {
  projects: readonly ProjectListItem[]
  value: GivenAccess
  onChange: (value: GivenAccess) => void
}

/** Which of these projects someone gets into, and with which access. */
export function ProjectAccessFields({ projects, value, onChange }: ProjectAccessFieldsProps) {
  const [search, setSearch] = useState('')
  const shown = projects.filter(({ name }) => matchesSearch(name ?? '', search))
  return (
    <PlainField frame={{ label: text.projects, help: text.projectsHelp }} filling="choose">
      {(labelling) => (
        <fieldset className={styles.projects} {...labelling}>
          {projects.length >= manyProjects && (
            <SearchField
              label={text.search}
              isLabelHidden
              placeholder={text.search}
              value={search}
              onChange={setSearch}
            />
          )}
          <ul className={styles.list}>
            {shown.map(({ id, name }) => (
              <li key={id} className={styles.project}>
                <bdi>{name}</bdi>
                <div className={styles.access}>
                  <Select
                    label={name ?? ''}
                    isLabelHidden
                    options={options}
                    value={value[id] ?? noAccess}
                    onChange={(access) => onChange({ ...value, [id]: access ?? noAccess })}
                  />
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </PlainField>
  )
}
