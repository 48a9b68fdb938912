// Written by `npm run gen` from every <area>.objects.fa.ts; do not edit.
import { accountObjectText } from './account/account.objects.fa.ts'
import { portalObjectText } from './portal/portal.objects.fa.ts'
import { projectObjectText } from './project/project.objects.fa.ts'
import { storageObjectText } from './storage/storage.objects.fa.ts'
import { vmObjectText } from './vm/vm.objects.fa.ts'

export const allObjectText = [accountObjectText, portalObjectText, projectObjectText, storageObjectText, vmObjectText] as const
