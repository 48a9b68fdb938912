import { ErrorBox } from '../../../ui/ErrorBox.tsx'

interface Read {
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** A part that fails says so in its own place; the others stay. */
export function Failed({ title, query }: { title: string; query: Read }) {
  return (
    <ErrorBox
      isPart
      title={title}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
