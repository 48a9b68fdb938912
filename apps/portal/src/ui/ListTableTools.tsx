import { Download } from 'lucide-react'
import { type ReactNode, startTransition, useMemo, useOptimistic } from 'react'
import { IconButton } from './IconButton.tsx'
import type { ListTableProps } from './ListTable.tsx'
import styles from './ListTableTools.module.css'
import { SearchField } from './SearchField.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { uiText } from './ui.fa.ts'
import type { ListState } from './use-list-state.ts'

export interface StatusSegment<Row> {
  /** Short and stable: it stands in the URL. */
  id: string
  label: string
  matches: (row: Row) => boolean
}

interface ListTableToolsProps<Row> {
  searchFor?: string
  segments?: readonly StatusSegment<Row>[]
  tools?: ReactNode
  loadFile?: ListTableProps<Row>['loadFile']
  /** What the search and the filter left, of all pages. */
  found: readonly Row[] | undefined
  /** All rows, to count the segments by; unknown when the server pages. */
  rows: readonly Row[] | undefined
  state: ListState
}

const all = 'all'
const noSegments: readonly never[] = []

/** Above a table: search, the status segments, and the rest at the end. */
export function ListTableTools<Row>({
  searchFor,
  segments = noSegments,
  tools,
  loadFile,
  found,
  rows,
  state,
}: ListTableToolsProps<Row>) {
  const options = useMemo(
    () => [
      { id: all, label: uiText.table.all, count: rows?.length },
      ...segments.map(({ id, label, matches }) => ({ id, label, count: rows?.filter(matches).length })),
    ],
    [rows, segments],
  )
  if (!searchFor && segments.length === 0 && !tools && !loadFile) return null
  return (
    <div className={styles.tools}>
      {searchFor && (
        <div className={styles.search}>
          <SearchBox searchFor={searchFor} search={state.search} onSearch={state.setSearch} />
        </div>
      )}
      {segments.length > 0 && (
        <div className={styles.segments}>
          <SegmentedControl
            label={uiText.table.filter}
            isLabelHidden
            options={options}
            value={state.filter ?? all}
            onChange={(id) => state.setFilter(id === all ? undefined : id)}
          />
        </div>
      )}
      {(tools || loadFile) && (
        <div className={styles.toolsEnd}>
          {tools}
          {loadFile && <ExportButton loadFile={loadFile} rows={found} />}
        </div>
      )}
    </div>
  )
}

interface ExportButtonProps<Row> {
  loadFile: NonNullable<ListTableProps<Row>['loadFile']>
  rows: readonly Row[] | undefined
}

function ExportButton<Row>({ loadFile, rows }: ExportButtonProps<Row>) {
  const save = async () => {
    // Loaded by whoever asks for it.
    const [{ fileName, columns }, { toCsv }, { saveFile }] = await Promise.all([
      loadFile(),
      import('./csv.ts'),
      import('./save-file.ts'),
    ])
    if (rows) saveFile(fileName, toCsv(columns, rows), 'text/csv;charset=utf-8')
  }
  return (
    <IconButton
      icon={Download}
      name={uiText.table.exportCsv}
      size="sm"
      isDisabled={!rows?.length}
      onPress={() => void save()}
    />
  )
}

interface SearchBoxProps {
  searchFor: string
  search: string
  onSearch: (search: string) => void
}

/** Shows each letter at once; the table follows as fast as it can, and a letter more does not wait for it. */
function SearchBox({ searchFor, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useOptimistic(search)
  const type = (text: string) =>
    startTransition(() => {
      setTyped(text)
      onSearch(text)
    })
  return <SearchField label={uiText.table.search} isLabelHidden placeholder={searchFor} value={typed} onChange={type} />
}
