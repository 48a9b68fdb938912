// Written by `npm run gen` from every <area>.objects.ts; do not edit.
import { accountObjects } from './account/account.objects.ts'
import { portalObjects } from './portal/portal.objects.ts'
import { projectObjects } from './project/project.objects.ts'
import { storageObjects } from './storage/storage.objects.ts'
import { vmObjects } from './vm/vm.objects.ts'

export const allObjects = [accountObjects, portalObjects, projectObjects, storageObjects, vmObjects] as const
