import { Skeleton } from './Skeleton.tsx'

/** In place of a part that is being read: its shape for the eyes, and the word for screen readers. */
export function Loading({ lines }: { lines: number }) {
  return (
    <div aria-busy>
      <Skeleton lines={lines} />
    </div>
  )
}
