import { describeOnLab } from '../testing/on-lab.ts'

describeOnLab('servers')
