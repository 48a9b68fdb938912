import { serviceType } from '@sarv/contract/service-types'
import { volumeAccess, whyNotVolume } from '@sarv/contract/vm/volumes/volumes.rules'
import { refusalsOf } from '../../../services/refusals.ts'
import { useServiceRefusal } from '../../../services/use-service-refusal.ts'
import { volumesText } from './volumes.fa.ts'

const refusalOf = refusalsOf({
  access: volumeAccess,
  whyNot: whyNotVolume,
  sentences: volumesText.refused,
  alwaysPossible: ['rename', 'schedule'],
})

/** Why an act on a volume is not possible now, in Persian. */
export const useVolumeRefusal = (projectId: number) => useServiceRefusal(projectId, serviceType.volume, refusalOf)
