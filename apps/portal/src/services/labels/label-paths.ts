import { writeLabel } from '@sarv/contract/portal/labels/labels.rules'
import type { GivenLabel } from '@sarv/contract/portal/labels/labels.schemas'
import { paths } from '../../shell/paths.ts'

/** All services with a label, of every kind and project. */
export const labelPath = (label: GivenLabel): string =>
  `${paths.portal.services}?${new URLSearchParams({ label: writeLabel(label) }).toString()}`
