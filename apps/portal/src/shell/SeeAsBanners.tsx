import type { Role } from '@sarv/contract/access'
import { SeeAsBanner } from './SeeAsBanner.tsx'
import { ViewBanner } from './ViewBanner.tsx'
import { view } from './view.ts'

/** What is said over every page while somebody sees it with other eyes; an operator may do both. */
export function SeeAsBanners({ role }: { role: Role | null }) {
  return (
    <>
      {view && <ViewBanner />}
      {role && <SeeAsBanner role={role} />}
    </>
  )
}
